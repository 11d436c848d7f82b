internal import ConformanceModel

/// Comparisons that are left out where nothing is expected.
extension ComparisonRule {
  /// `expected && claim !== expected`: nothing expected, nothing checked.
  func skipped(_ index: Int, _ statement: Range<Int>) -> ScanHit? {
    let isUnequal = ["!=", "!=="].contains(file.word(index))
    let isNegatedCall = file.isName(index) && statement.contains { file.isMark($0, "!") }
    guard isUnequal || isNegatedCall,
      ["if", "elif", "elsif", "unless"].contains(file.word(statement.lowerBound))
        || file.contains(["if"], in: statement) || ownBranch(index) != nil
    else { return nil }
    let conjunctions = statement.filter { ["&&", "and"].contains(file.word($0)) && $0 < index }
    guard let and = conjunctions.last,
      !statement.contains(where: { file.isMark($0, "||") || file.word($0) == "or" })
    else { return nil }
    // Before the word is a plain look whether something that the comparison uses is there.
    let begin = min(statement.lowerBound, ownBranch(index)?.condition.lowerBound ?? index)
    let compared = sides(index)
    let names = Set(
      (Array(compared.left) + Array(compared.right)).filter { file.isName($0) }
        .map { file.word($0) })
    let tested = (begin..<and).filter { place in
      file.nonces[place]
        || file.isName(place) && names.contains(file.word(place))
          && (isExpected(place) || standsForNonce(place))
    }
    guard let name = tested.last,
      file.speaksOfNonce(begin..<statement.upperBound) || standsForNonce(name),
      !isRefused(name, elsewhereThan: begin..<statement.upperBound)
    else { return nil }
    let isAbsence = (begin..<and).contains {
      ["==", "==="].contains(file.word($0))
        || file.word($0) == "is" && file.word($0 + 1) != "not"
        || ["!", "not"].contains(file.word($0)) && file.word($0 - 1) != "is"
          && file.isName($0 + 1) && file.nonces[$0 + 1]
    }
    let (left, right) = sides(index)
    guard !isAbsence,
      file.language == .objectiveC
        || !file.isText(right.lowerBound) && !isNothing(right) && !isNothing(left)
    else {
      return nil
    }
    return leftOut(index, without: name)
  }

  /// `if let expected { guard claim == expected … }`: nothing expected, nothing checked.
  func nested(_ index: Int) -> ScanHit? {
    let (left, right) = sides(index)
    guard !left.isEmpty, !right.isEmpty, !isNothing(left), !isNothing(right) else { return nil }
    let names = Set((Array(left) + Array(right)).filter { file.isName($0) }.map { file.word($0) })
    // Kotlin: `expectedNonce?.let { if (claims.nonce != it) … }`
    if file.language == .kotlin {
      let brace = file.brace(of: index)
      var open = brace
      while open > 0, !(file.word(open - 1) == "let" && file.isMark(open - 2, "?.")) {
        open = file.brace(of: open)
      }
      // `claims["nonce"]?.let { … }`
      var name = open - 3
      if file.isMark(name, "]") || file.isMark(name, ")"), file.isText(name - 1) { name -= 1 }
      if name > 0, file.nonces[name], leavesOnMismatch(index),
        !isRefused(name, elsewhereThan: name..<index + 1)
      {
        return leftOut(index, without: name)
      }
    }
    guard let branch = facts.branches.last(where: { $0.body.contains(index) }) ?? ownBranch(index),
      !file.hasElse(branch), leavesOnMismatch(index)
    else { return nil }
    let isOwn = branch.condition.contains(index)
    let tested = branch.condition.filter {
      (!isOwn || $0 < index)
        && (file.nonces[$0]
          || file.isName($0) && names.contains(file.word($0)) && isExpected($0))
    }
    guard let name = tested.last,
      !isRefused(name, elsewhereThan: branch.keyword..<branch.next)
    else { return nil }
    if isOwn {
      // Swift: `if let expected, claim != expected { throw }`
      let head = branch.condition.lowerBound..<index
      guard file.language == .swift, ["!="].contains(file.word(index)),
        head.contains(where: { file.word($0) == "let" }),
        head.contains(where: { file.isMark($0, ",") })
      else { return nil }
      let bound = branch.condition.first { file.word($0) == "let" }.map { file.word($0 + 1) } ?? ""
      return names.contains(bound) || isExpected(bound)
        ? leftOut(index, without: name) : nil
    }
    let isPresence =
      !branch.condition.contains { file.isMark($0, "!") || file.isMark($0, "||") }
      && !branch.condition.contains { ["==", "===", "is"].contains(file.word($0)) }
      || file.contains(["let", "Some"], in: branch.condition)
      || branch.condition.contains { file.follows(["is", "not", "None"], at: $0) }
    return isPresence
      ? leftOut(index, without: name) : nil
  }

  private func leftOut(_ index: Int, without name: Int) -> ScanHit {
    var found = hit(index, "the comparison is left out where '\(file.word(name))' is missing")
    if isOfToken(name) { found.advice = .missing }
    return found
  }

  /// Whether what is missing is the token's claim, and not what is expected.
  private func isOfToken(_ name: Int) -> Bool {
    func isHolder(_ place: Int) -> Bool {
      let word = file.word(place).lowercased()
      return file.isName(place) && Self.claimHolders.contains { word.contains($0) }
        && !["expected", "session"].contains { word.contains($0) }
    }
    // `'nonce' in claims`, `"nonce" in token`
    if file.word(name + 1) == "in", isHolder(name + 2) { return true }
    // `claims.nonce`, `claims["nonce"]`, `claims.get("nonce")`
    var place = name
    while place > 1, [".", "?.", "->", "[", "(", "::"].contains(file.word(place - 1)),
      file.isName(place - 2) || file.isMark(place - 2, "?") || file.isMark(place - 2, ")")
    { place -= 2 }
    if place < name { return (place..<name).contains(where: isHolder) }
    // A name that says so, or a local that got it.
    return !isExpected(file.word(name)) && isHolder(name)
      || taken(name).map { $0.contains(where: isHolder) }
        ?? value(of: name).map { $0.contains(where: isHolder) } ?? false
  }

  func ownBranch(_ index: Int) -> SourceBranch? {
    facts.branches.last { $0.condition.contains(index) }
  }

  /// Whether a name is that of the nonce that is waited for, and not of the token's.
  func isExpected(_ name: String) -> Bool {
    let plain = name.lowercased()
    return !["claim", "token", "payload", "received", "actual", "hash"].contains {
      plain.contains($0)
    }
  }

  /// Whether a mismatch ends the function: a plain `return a == b` decides by itself.
  func leavesOnMismatch(_ index: Int) -> Bool {
    let statement = file.statement(at: index)
    let first = file.word(statement.lowerBound)
    // `expected?.let { require(claims.nonce == it) }`
    if ["require", "check", "assert"].contains(file.word(file.parents[index] - 1)) { return true }
    if ["guard", "require", "check", "assert", "raise"].contains(first) { return true }
    let own = ownBranch(index)
    guard let own else { return false }
    return file.contains(
      ["throw", "return", "raise", "abort", "Err", "die", "exit", "bail", "panic"], in: own.body)
  }
}
