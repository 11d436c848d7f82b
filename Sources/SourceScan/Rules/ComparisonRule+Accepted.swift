/// Tokens that are accepted where no nonce is expected, before anything is compared.
extension ComparisonRule {
  /// `expected == nil || claims.nonce == expected`, `if (!expected) return true; …`
  func accepted(_ index: Int) -> ScanHit? {
    guard let name = absentOr(index) ?? leftBefore(index) else { return nil }
    return hit(index, "the token is accepted where '\(file.word(name))' is missing")
  }

  private static let nothing: Set<String> = ["null", "nil", "None", "undefined", "NULL"]
  private static let emptiness: Set<String> = [
    "isNullOrEmpty", "isNullOrBlank", "isEmpty", "IsNullOrEmpty", "IsNullOrWhiteSpace", "empty",
    "is_null", "isBlank", "is_none", "blank",
  ]

  /// The names that a comparison uses last of all on either side.
  private func compared(_ index: Int) -> Set<String> {
    let ranges: [Range<Int>]
    if file.isMark(index + 1, "("), file.isName(index) {
      let open = index + 1
      guard file.mates[open] > open else { return [] }
      ranges = [sides(index).left, open + 1..<file.mates[open]]
    } else {
      let (left, right) = sides(index)
      ranges = [left, right]
    }
    return Set(
      ranges.flatMap { $0 }.filter { file.isName($0) || file.isText($0) && file.nonces[$0] }
        .map { file.word($0) }
    ).subtracting([
      "session", "$_SESSION", "self", "this", "claims", "token", "payload", "request", "Some",
      "as_deref",
    ])
  }

  /// What is asked to be missing just before an `or` of the comparison's own statement.
  private func absentOr(_ index: Int) -> Int? {
    let statement = file.statement(at: index)
    guard
      let sign = (statement.lowerBound..<index).last(where: {
        file.isMark($0, "||") || file.word($0) == "or"
      }), !isNegated(index)
    else { return nil }
    // `if (expected == null || claim == expected) throw …` refuses both.
    if let own = ownBranch(index),
      file.contains(
        [
          "throw", "raise", "abort", "fail", "false", "False", "NO", "Err", "panic", "die",
          "reject",
        ],
        in: own.body)
    {
      return nil
    }
    if ["raise", "unless", "throw"].contains(file.word(statement.lowerBound))
      // `if (expected == null || claim == null) false else expected == claim`
      || (sign..<index).contains(where: {
        ["&&", "and", "?", "else", "return", ";", "{", "}"].contains(file.word($0))
          || file.isMark($0, ")") && file.mates[$0] < sign
      })
    {
      return nil
    }
    guard let name = missing(before: sign), compared(index).contains(file.word(name)),
      comparesNonces(index),
      !isRefused(name, elsewhereThan: statement)
    else { return nil }
    return name
  }

  /// Whether one side of a comparison is a nonce by its name, and none is a plain text.
  private func comparesNonces(_ index: Int) -> Bool {
    if file.isText(index + 1) { return false }
    let isCall = file.isName(index) && file.isMark(index + 1, "(")
    let end =
      isCall && file.mates[index + 1] > 0 ? file.mates[index + 1] : sides(index).right.upperBound
    let range = sides(index).left.lowerBound..<max(index + 1, end)
    return file.speaksOfNonce(range) || range.contains { isExpected($0) }
  }

  /// Whether a comparison holds where two are not equal.
  private func isNegated(_ index: Int) -> Bool {
    if file.kind(index) == .mark { return !["==", "==="].contains(file.word(index)) }
    let begin = file.isMark(index - 1, ".") ? sides(index).left.lowerBound : index
    return ["!", "not"].contains(file.word(begin - 1)) || file.isMark(begin, "!")
  }

  /// What the words that end at a place ask to be missing: `x == nil`, `!x`, `x.nil?`, `empty(x)`.
  private func missing(before end: Int) -> Int? {
    let last = end - 1
    func name(endingAt place: Int) -> Int? {
      let index = file.isMark(place, "]") ? place - 1 : place
      return file.isName(index) || file.isText(index) ? index : nil
    }
    if Self.nothing.contains(file.word(last)), ["==", "===", "is"].contains(file.word(last - 1)) {
      return name(endingAt: last - 2)
    }
    if file.word(last) == "nil?" || file.word(last) == "blank?" || file.word(last) == "empty?" {
      return name(endingAt: last - 2)
    }
    if file.isMark(last, "?"), ["nil", "blank", "empty"].contains(file.word(last - 1)) {
      return name(endingAt: last - 3)
    }
    if file.isText(last), file.words[last].isEmpty, ["==", "==="].contains(file.word(last - 1)) {
      return name(endingAt: last - 2)
    }
    if file.isMark(last, ")"), file.mates[last] > 0,
      Self.emptiness.contains(file.word(file.mates[last] - 1))
    {
      let callee = file.mates[last] - 1
      return file.mates[last] + 1 == last
        ? name(endingAt: callee - 2) : name(endingAt: last - 1)
    }
    if file.word(last) == "isEmpty", file.isMark(last - 1, ".") { return name(endingAt: last - 2) }
    guard let found = name(endingAt: last) else { return nil }
    var first = file.isMark(last, "]") && file.mates[last] > 0 ? file.mates[last] - 1 : found
    while [".", "?.", "->", "@"].contains(file.word(first - 1)) {
      first -= file.isName(first - 2) ? 2 : 1
    }
    let isTwice = file.isMark(first - 1, "!") && file.isMark(first - 2, "!")
    return ["!", "not"].contains(file.word(first - 1)) && !isTwice ? found : nil
  }

  /// What is missing where the function is left, as if all were well, before it compares.
  private func leftBefore(_ index: Int) -> Int? {
    guard file.isInFunction(index) else { return nil }
    let function = file.namedFunction(of: index)
    let names = compared(index)
    return (function.lowerBound..<index).lazy.compactMap { place -> Int? in
      guard file.word(place) == "return", file.isName(place), accepts(place, index),
        let name = absence(before: place, names), isAboutNonce(name)
      else { return nil }
      return name
    }.first
  }

  private func isAboutNonce(_ name: Int) -> Bool {
    file.nonces[name] || standsForNonce(name) || isExpected(name) || isExpectedName(name)
  }

  /// Whether a `return` says that all is well, by what the comparison after it does.
  private func accepts(_ place: Int, _ index: Int) -> Bool {
    let value = file.word(place + 1)
    if file.follows(["Ok", "(", "("], at: place + 1) { return true }
    let statement = file.statement(at: index)
    if ["true", "True", "YES"].contains(value) {
      // `return claim != expected` after it tells what is wrong, not what is right.
      return !isNegated(index) || ownBranch(index) != nil
    }
    let end = min(index + 30, file.words.count)
    if file.language == .go, value == "nil" {
      let own = ownBranch(index)
      return own.map { own in
        own.body.contains { file.word($0) == "return" && file.word($0 + 1) != "nil" }
          && own.body.count < 12
      } ?? false && !file.isMark(place + 2, ",")
    }
    // Without a value: what does not match is thrown.
    let isBare =
      ["}", ";"].contains(value) || file.isFirstOfLine(place + 1)
      || file.language == .ruby && ["if", "unless"].contains(value)
    guard isBare, isLastStep(index) else { return false }
    let own = ownBranch(index)?.body ?? index..<end
    return file.contains(
      ["throw", "raise"], in: own.lowerBound..<min(own.upperBound, own.lowerBound + 30))
      || file.contains(["throw", "raise"], in: statement)
  }

  /// Whether a function does nothing after it compares, so that it only checks.
  private func isLastStep(_ index: Int) -> Bool {
    var after = max(ownBranch(index)?.next ?? 0, file.statement(at: index).upperBound)
    if file.isMark(after, "{"), file.mates[after] > after { after = file.mates[after] + 1 }
    let end = file.namedFunction(of: index).upperBound
    return (after..<max(after, end)).allSatisfy {
      ["}", ";", "end", ")", ","].contains(file.word($0))
    }
  }

  /// What is asked to be missing on the way to a `return`, of those names.
  private func absence(before place: Int, _ names: Set<String>) -> Int? {
    // `return if expected.nil?`, `return unless expected`
    if file.language == .ruby {
      let statement = file.statement(at: place)
      if let word = statement.first(where: {
        $0 > place && ["if", "unless"].contains(file.word($0))
      }) {
        let isUnless = file.word(word) == "unless"
        let name =
          isUnless ? last(word + 1..<statement.upperBound) : missing(before: statement.upperBound)
        return name.flatMap { names.contains(file.word($0)) ? $0 : nil }
      }
    }
    // `val expected = pending ?: return true`
    if file.isMark(place - 1, "?:") {
      return file.statement(at: place).first { $0 < place && names.contains(file.word($0)) }
    }
    // `guard let expected = pending else { return }`
    let open = file.parents[place]
    if file.isMark(open, "{"), place == open + 1, file.word(open - 1) == "else" {
      let head = (max(0, open - 24)..<open).last {
        ["guard", "let"].contains(file.word($0)) && file.isName($0)
          && (file.language == .swift ? file.word($0) == "guard" : true)
      }
      guard let head, file.contains(["let"], in: head..<open) else { return nil }
      return (head..<open).first { names.contains(file.word($0)) }
    }
    guard let branch = facts.branches.last(where: { $0.body.contains(place) }),
      branch.body.lowerBound == place, !branch.condition.isEmpty
    else { return nil }
    var condition = branch.condition
    if file.isMark(condition.lowerBound, "("),
      file.mates[condition.lowerBound] == condition.upperBound - 1
    {
      condition = condition.lowerBound + 1..<condition.upperBound - 1
    }
    if condition.last.map({ file.isMark($0, ":") }) == true { condition = condition.dropLast() }
    guard !condition.contains(where: { ["&&", "||", "and", "or"].contains(file.word($0)) }),
      let name = missing(before: condition.upperBound), condition.contains(name),
      names.contains(file.word(name))
    else { return nil }
    return name
  }

  private func last(_ range: Range<Int>) -> Int? {
    range.last { file.isName($0) || file.isText($0) }
  }
}
