/// Branches that do not release beside one that does.
extension GuardRule {
  static let failing = ["error", "fail", "cancel", "catch"]

  /// A sibling of the branch that releases, which does not.
  func unreleasedBranch(_ releases: [Int], _ scope: Range<Int>) -> Int? {
    for release in releases {
      if let place = unreleasedCase(release, releases) ?? unreleasedArgument(release, releases)
        ?? unreleasedHandler(release, releases)
      {
        return place
      }
    }
    return nil
  }

  /// `case .failure:` beside the case that releases.
  func unreleasedCase(_ release: Int, _ releases: [Int]) -> Int? {
    var open = file.brace(of: release)
    // `is Ok -> { busy = false }` stands in braces of its own.
    if open > 0, file.isMark(open - 1, "->") || file.isMark(open - 1, "=>") {
      open = file.brace(of: open)
    }
    guard open > 0, file.kind(ofBrace: open) == .control, file.mates[open] > open,
      let block = file.blocks.first(where: { $0.body.lowerBound == open + 1 }),
      ["switch", "match", "when"].contains(file.word(block.header))
    else { return nil }
    let after = file.mates[open]
    let outer = file.brace(of: open)
    if releases.contains(where: { $0 > after && file.brace(of: $0) == outer }) { return nil }
    let arrow = file.language == .kotlin ? "->" : "=>"
    let cases = block.body.filter {
      guard file.brace(of: $0) == open else { return false }
      if [.kotlin, .rust].contains(file.language) {
        guard file.isFirstOfLine($0) else { return false }
        let line = file.line($0)
        return ($0..<block.body.upperBound).first {
          file.line($0) != line || file.isMark($0, arrow) && file.brace(of: $0) == open
        }.map { file.isMark($0, arrow) } ?? false
      }
      return ["case", "default"].contains(file.word($0)) && file.isName($0)
    }
    for (index, begin) in cases.enumerated() {
      let end = index + 1 < cases.count ? cases[index + 1] : after
      if !releases.contains(where: { (begin..<end).contains($0) }) { return begin }
    }
    return nil
  }

  /// `onError = { … }` beside `onSuccess = { busy = false }`; `then` without `catch`.
  func unreleasedArgument(_ release: Int, _ releases: [Int]) -> Int? {
    var open = file.brace(of: release)
    while open > 0 {
      let statement = file.statement(at: open - 1)
      let failing = statement.first { place in
        guard place > statement.lowerBound, file.isName(place) else { return false }
        let word = file.word(place).lowercased()
        let isLabel =
          file.isMark(place + 1, ":") || file.isMark(place + 1, "=")
          || file.isMark(place + 1, "(") && file.isMark(place - 1, ".")
          || file.isMark(place + 1, "{") && file.kind(ofBrace: place + 1) != .function
            && !["is", "as", "catch", "let", ":"].contains(file.word(place - 1))
            && file.word(place) != "catch"
        return isLabel && Self.failing.contains { word.contains($0) }
          && file.brace(of: place) != open
          && file.brace(of: place) == file.brace(of: open)
      }
      if let failing, !(open..<file.mates[open]).contains(failing) {
        let close =
          (failing..<statement.upperBound).first { file.isMark($0, "{") }
          .map { max($0, file.mates[$0]) } ?? statement.upperBound
        if !releases.contains(where: { (failing..<close).contains($0) }) { return failing }
      }
      open = file.brace(of: open)
    }
    return nil
  }

  /// `.catch((e) => …)` after the call whose closure releases; `error:` beside its `next:`.
  func unreleasedHandler(_ release: Int, _ releases: [Int]) -> Int? {
    var open = file.brace(of: release)
    while open > 0 {
      let parent = file.parents[open]
      guard parent > 0, file.mates[parent] > parent else { return nil }
      let place = file.isMark(parent, "(") ? chained(after: parent) : labelled(parent, open)
      if let place {
        let first =
          (place..<file.words.count).first { ["(", ":"].contains(file.word($0)) } ?? place
        let body = file.isMark(first, "(") ? methodBody(after: first) : nil
        let end =
          body ?? (file.isMark(first, "(") ? max(first, file.mates[first]) : nil)
          ?? (first..<file.mates[parent]).first {
            file.isMark($0, ",") && file.parents[$0] == parent
          } ?? file.mates[parent]
        if !releases.contains(where: { (place...end).contains($0) }) { return place }
      }
      open = file.brace(of: parent)
    }
    return nil
  }

  /// The end of the body of a method whose parameters begin at a bracket:
  /// `public void onFailure(Throwable t) { … }`.
  private func methodBody(after open: Int) -> Int? {
    guard file.mates[open] > open else { return nil }
    var place = file.mates[open] + 1
    while place - file.mates[open] < 8, !file.isMark(place, "{") {
      if [";", ",", ")", "}", "."].contains(file.word(place)) { return nil }
      place += 1
    }
    return file.isMark(place, "{") && file.mates[place] > place ? file.mates[place] : nil
  }

  private static let handlers: Set<String> = [
    "catch", "catchError", "onError", "error", "addOnFailureListener", "addOnCanceledListener",
    "onFailure", "fail", "rescue", "doOnError", "onErrorResume", "failure", "exceptionally",
  ]

  /// A handler of failures that follows the call whose arguments begin at a bracket.
  private func chained(after open: Int) -> Int? {
    var close = file.mates[open]
    while file.isMark(close + 1, ".") || file.isMark(close + 1, "?."), file.isName(close + 2),
      file.isMark(close + 3, "("), file.mates[close + 3] > close
    {
      if Self.handlers.contains(file.word(close + 2)) { return close + 2 }
      close = file.mates[close + 3]
    }
    return nil
  }

  /// A member for failures beside the one in which a block stands.
  private func labelled(_ parent: Int, _ open: Int) -> Int? {
    guard file.isMark(parent, "{"), file.isMark(file.parents[parent], "(") else { return nil }
    return (parent + 1..<file.mates[parent]).first { place in
      file.parents[place] == parent && Self.handlers.contains(file.word(place))
        && (file.isMark(place + 1, ":") || file.isMark(place + 1, "("))
        && (place > open || !(place..<open).contains { file.isMark($0, ",") } == false)
    }
  }

  /// Set here and released by one of the two callbacks of a delegate alone.
  func elsewhere(_ set: GuardFlags.Event, _ releases: [Int]) -> ScanHit? {
    guard !releases.isEmpty, [.swift, .objectiveC].contains(file.language) else { return nil }
    let functions = file.blocks.filter { $0.kind == .function }
    func callback(_ word: String) -> SourceBlock? {
      functions.first { block in
        (block.header..<block.body.lowerBound).contains { file.word($0) == word }
      }
    }
    guard let completed = callback("didCompleteWithAuthorization"),
      let failed = callback("didCompleteWithError"),
      releases.allSatisfy({ completed.body.contains($0) })
    else { return nil }
    let calls = file.contains(["finish", "reset", "cleanup", "end"], in: failed.body)
    return calls ? nil : hit(set, failed.body.lowerBound - 1)
  }
}
