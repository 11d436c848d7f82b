/// Comparisons that are left out where nothing is expected.
extension ComparisonRule {
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
        return hit(index, "the comparison is left out where '\(file.word(name))' is missing")
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
        ? hit(index, "the comparison is left out where '\(file.word(name))' is missing") : nil
    }
    let isPresence =
      !branch.condition.contains { file.isMark($0, "!") || file.isMark($0, "||") }
      && !branch.condition.contains { ["==", "===", "is"].contains(file.word($0)) }
      || file.contains(["let", "Some"], in: branch.condition)
      || branch.condition.contains { file.follows(["is", "not", "None"], at: $0) }
    return isPresence
      ? hit(index, "the comparison is left out where '\(file.word(name))' is missing") : nil
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
    if ["guard", "require", "check", "assert", "raise"].contains(first) { return true }
    let own = ownBranch(index)
    guard let own else { return false }
    return file.contains(
      ["throw", "return", "raise", "abort", "Err", "die", "exit", "bail", "panic"], in: own.body)
  }
}
