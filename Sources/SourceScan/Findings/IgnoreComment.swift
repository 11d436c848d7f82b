internal import ConformanceModel

/// A comment that hides a finding on its own line or the next: a word, a rule, a reason.
struct IgnoreComment {
  let line: Int
  private let id: String
  private let hasReason: Bool
  private let isIgnore: Bool

  init(_ comment: SourceComment) {
    line = comment.line
    let words = comment.text.split(whereSeparator: \.isWhitespace).map(String.init)
    isIgnore = words.first == "auth-conformance:ignore"
    id = words.count > 1 ? words[1] : ""
    hasReason = words.dropFirst(2).contains { $0 != "*/" && $0 != "-->" }
  }

  private var isKnown: Bool {
    ScanRule.allCases.contains {
      rule in rule.rawValue == id || rule.requirements.contains { $0.rawValue == id }
    }
  }

  /// - Parameters:
  ///   - hit: By its rule's name or by a requirement's.
  ///   - line: The comment's own, or the one below it.
  func hides(_ hit: ScanHit, on line: Int) -> Bool {
    isIgnore && hasReason && (line == self.line || line == self.line + 1)
      && (hit.rule.rawValue == id || hit.requirement.rawValue == id)
  }

  /// Why it hides nothing.
  var problem: String {
    if !isIgnore { return "expected 'auth-conformance:ignore ID reason'" }
    if id.isEmpty { return "names no rule: auth-conformance:ignore ID reason" }
    if !isKnown { return "'\(id)' is no rule and no requirement that a rule has" }
    if !hasReason {
      return "gives no reason, and so hides nothing: auth-conformance:ignore \(id) reason"
    }
    return "hides nothing: no finding of '\(id)' on this line or the next"
  }
}
