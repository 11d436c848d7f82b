/// Branches that do not release beside one that does.
extension GuardRule {
  static let failing = ["error", "fail", "cancel", "catch"]

  /// A sibling of the branch that releases, which does not.
  func unreleasedBranch(_ releases: [Int], _ scope: Range<Int>) -> Int? {
    for release in releases {
      if let place = unreleasedCase(release, releases) ?? unreleasedArgument(release, releases) {
        return place
      }
    }
    return nil
  }

  /// `case .failure:` beside the case that releases.
  func unreleasedCase(_ release: Int, _ releases: [Int]) -> Int? {
    let open = file.brace(of: release)
    guard open > 0, file.kind(ofBrace: open) == .control, file.mates[open] > open,
      let block = file.blocks.first(where: { $0.body.lowerBound == open + 1 }),
      ["switch", "match"].contains(file.word(block.header))
    else { return nil }
    let after = file.mates[open]
    let outer = file.brace(of: open)
    if releases.contains(where: { $0 > after && file.brace(of: $0) == outer }) { return nil }
    let cases = block.body.filter {
      ["case", "default"].contains(file.word($0)) && file.isName($0) && file.brace(of: $0) == open
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
          || file.isMark(place + 1, "{")
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
