/// Finds secrets in texts, in every form at once.
struct SecretSearch {
  private struct Pattern {
    let secret: Int
    let form: Secret.Form
    let bytes: [UInt8]
  }

  /// A secret that was met.
  struct Hit: Hashable {
    let secret: Secret
    let form: Secret.Form
  }

  private let secrets: [Secret]
  /// By their first eight bytes.
  private let patterns: [UInt64: [Pattern]]

  init(_ secrets: [Secret]) {
    self.secrets = secrets
    var patterns: [UInt64: [Pattern]] = [:]
    for (index, secret) in secrets.enumerated() {
      for (bytes, form) in secret.patterns {
        let head = bytes.prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        patterns[head, default: []].append(Pattern(secret: index, form: form, bytes: bytes))
      }
    }
    self.patterns = patterns
  }

  /// The secrets in a text; of several forms of one, the first.
  func hits(in text: [UInt8]) -> Set<Hit> {
    var found: [Int: Secret.Form] = [:]
    var head: UInt64 = 0
    for (index, byte) in text.enumerated() {
      head = head << 8 | UInt64(byte)
      guard index >= 7, let candidates = patterns[head] else { continue }
      let start = index - 7
      for pattern in candidates where found[pattern.secret] == nil {
        let end = start + pattern.bytes.count
        guard end <= text.count, text[start..<end].elementsEqual(pattern.bytes) else { continue }
        found[pattern.secret] = pattern.form
      }
    }
    return Set(found.map { Hit(secret: secrets[$0.key], form: $0.value) })
  }
}
