/// Looks at what a comparison uses, which make it safe.
extension ComparisonRule {
  /// Whether a function asks, before or after it compares, whether what it compares is there.
  ///
  /// - Parameters:
  ///   - scope: The function, or the file where the comparison stands in none.
  ///   - index: The comparison.
  ///   - left: What stands before it.
  ///   - right: What stands after it.
  func isLookedInto(
    _ scope: Range<Int>, _ index: Int, _ left: Range<Int>, _ right: Range<Int>
  ) -> Bool {
    let own = file.statement(at: index)
    let names = Set(
      (Array(left) + Array(right)).filter { file.isName($0) || file.isText($0) }
        .map { file.word($0) }
    ).subtracting(Self.common)
    let isAlone = file.isInFunction(index)
    if isAskedOfTable(scope, index, names) { return true }
    return scope.contains { place in
      let looks =
        file.isName(place) && Self.checks.contains(file.word(place))
        && file.word(place) != "require" || comparesNothing(place)
        || file.isText(place) && file.words[place].isEmpty && file.isComparison(place - 1)
        || ["Length", "length", "Count", "count"].contains(file.word(place))
          && file.isMark(place - 1, ".") && file.word(place + 2) == "0"
          && ["==", "===", ">", "!=", "<="].contains(file.word(place + 1))
      guard looks else { return false }
      let statement = file.statement(at: place)
      if handsOnNothing(place, statement) { return false }
      // What is asserted here is the comparison.
      if statement == own { return file.word(place) != "assert" }
      // A script without functions looks at many things.
      return statement.contains { part in
        names.contains(file.word(part)) || isAlone && file.nonces[part]
      }
    }
  }

  /// `if (!pending.has(id)) throw …; pending.get(id)`: a table is asked first.
  private func isAskedOfTable(_ scope: Range<Int>, _ index: Int, _ names: Set<String>) -> Bool {
    let asking: Set<String> = ["has", "containsKey", "ContainsKey", "key?", "array_key_exists"]
    return facts.branches.contains { branch in
      guard scope.contains(branch.keyword), branch.keyword < index,
        file.contains(["throw", "return", "raise", "abort", "exit"], in: branch.body)
      else { return false }
      return branch.condition.contains { place in
        let asks =
          asking.contains(file.word(place)) && file.isMark(place + 1, "(")
          || file.word(place) == "in" && file.word(place - 1) == "not"
        let table = file.word(place) == "in" ? place + 1 : place - 2
        // `$session->has('nonce')`
        if asks, file.isText(place + 2), file.nonces[place + 2] { return true }
        guard asks, file.isName(table) else { return false }
        let word = file.word(table)
        // What was taken out of it, under whatever name, or what is compared itself.
        return names.contains(word)
          || scope.contains { part in
            names.contains(file.word(part)) && ["=", ":="].contains(file.word(part + 1))
              && part > branch.keyword
              && file.contains([word], in: file.statement(at: part))
          }
      }
    }
  }

  /// `attempt == null ? null : attempt.nonce()`: what is missing stays missing.
  private func handsOnNothing(_ place: Int, _ statement: Range<Int>) -> Bool {
    func isNothing(_ index: Int) -> Bool {
      ["null", "nil", "None", "undefined"].contains(file.word(index))
    }
    guard isNothing(place) else { return false }
    return statement.contains {
      (file.isMark($0, "?") || file.isMark($0, ":") || file.word($0) == "else")
        && isNothing($0 + 1) && $0 != place - 1 || file.word($0) == "else" && isNothing($0 + 1)
    }
      || (file.isMark(place - 1, "?") || file.isMark(place - 1, ":"))
  }

  /// Names that say nothing of what is looked at.
  private static let common: Set<String> = [
    "$_SESSION", "$_POST", "$_GET", "$_COOKIE", "session", "null", "nil", "None", "undefined",
  ]

  /// Python: `session["nonce"]` and `session.pop("nonce")` fail where there is none.
  func failsWhereMissing(_ side: Range<Int>) -> Bool {
    guard file.language == .python else { return false }
    let isLocal = side.count == 1 && file.isName(side.lowerBound)
    guard let source = isLocal ? value(of: side.lowerBound) : side, let last = source.last else {
      return false
    }
    if file.contains(["get", "getdel", "or", "if"], in: source) { return false }
    if file.isMark(last, "]"), file.isText(last - 1) { return true }
    guard file.isMark(last, ")"), file.mates[last] > 0, file.word(file.mates[last] - 1) == "pop"
    else { return false }
    return !(file.mates[last]..<last).contains { file.isMark($0, ",") }
  }

  /// Whether what is expected belongs to something that is refused where it is not found:
  /// `if (!attempt) throw …; claims.nonce !== attempt.nonce`. A session may be there without a nonce.
  func isOfFound(_ side: Range<Int>, _ scope: Range<Int>) -> Bool {
    guard let owner = side.first, file.isName(owner), side.count == 3,
      file.isMark(owner + 1, ".") || file.isMark(owner + 1, "->")
    else { return false }
    let word = file.word(owner)
    let plain = word.lowercased()
    guard
      ["attempt", "pending", "login", "flow", "transaction", "saved", "entry", "record", "found"]
        .contains(where: plain.contains)
    else { return false }
    return scope.contains { place in
      guard place < owner, file.word(place) == word else { return false }
      let isAsked =
        file.isMark(place - 1, "!") && file.isMark(place + 1, ")")
        || ["not", "unless"].contains(file.word(place - 1))
        || ["is", "==", "==="].contains(file.word(place + 1)) && comparesNothing(place + 2)
      return isAsked
        && facts.branches.contains { branch in
          branch.condition.contains(place)
            && file.contains(["throw", "return", "raise", "abort"], in: branch.body)
        }
    }
  }

  func isLookedAt(_ name: Int, in scope: Range<Int>) -> Bool {
    let word = file.word(name)
    return scope.contains { place in
      guard place != name, file.word(place) == word else { return false }
      // `!expected.nonce`, of the same owner.
      func isMember(_ index: Int) -> Bool { [".", "?."].contains(file.word(index - 1)) }
      if isMember(place), isMember(name) {
        var first = place - 2
        while isMember(first), file.isName(first - 2) { first -= 2 }
        return file.word(place - 2) == file.word(name - 2)
          && (["!", "not", "unless"].contains(file.word(first - 1))
            || file.follows(["if", "("], at: first - 2) && file.isMark(place + 1, ")"))
      }
      return file.isMark(place - 1, "!") || file.word(place - 1) == "not"
        || file.word(place - 1) == "unless" || file.word(place - 1) == "if"
        || file.isMark(place - 1, "(") && file.word(place - 2) == "if"
          && file.isMark(place + 1, ")")
        // `if not (expected := session.pop("nonce", None))`
        || file.isMark(place - 1, "(") && ["not", "!"].contains(file.word(place - 2))
        || file.isMark(place - 1, "(") && ["Boolean", "bool", "!!"].contains(file.word(place - 2))
        || file.isMark(place + 1, "||") || file.isMark(place + 1, "&&")
    }
  }

  /// Whether the function refuses somewhere else where what a name stands for is missing.
  func isRefused(_ name: Int, elsewhereThan own: Range<Int>) -> Bool {
    guard file.isInFunction(name) else { return false }
    let word = file.word(name)
    return file.scope(of: name).contains { place in
      guard file.nonces[place], !own.contains(place), file.word(place) == word else { return false }
      let statement = file.statement(at: place)
      let first = file.word(statement.lowerBound)
      guard ["if", "guard", "unless", "require", "check", "assert"].contains(first) else {
        return false
      }
      return first != "if"
        || statement.contains { part in
          comparesNothing(part) || Self.checks.contains(file.word(part))
            || file.isMark(part, "!") || file.word(part) == "not"
            || file.isText(part) && file.words[part].isEmpty
        }
    }
  }

  static let checks: Set<String> = [
    "is_string", "isinstance", "is_a", "isEmpty", "isBlank", "is_none", "require", "requireNonNull",
    "blank", "empty", "present", "ThrowIfNullOrEmpty", "ThrowIfNull", "IsNullOrEmpty",
    "isNullOrEmpty", "isNullOrBlank", "IsNullOrWhiteSpace", "abort_if", "abort_unless", "throw_if",
    "throw_unless", "is_some", "filled", "typeof", "isset", "assert",
    "hasText", "isNotEmpty", "is_null", "notNull",
  ]

  /// Whether something is compared with nothing at a token, or asked whether it is nothing.
  func comparesNothing(_ index: Int) -> Bool {
    guard ["null", "nil", "None", "undefined"].contains(file.word(index)) else { return false }
    return file.isComparison(index - 1) || file.isComparison(index + 1)
      || ["is", "not", "."].contains(file.word(index - 1))
      // `-> None` is what a function of Python gives.
      || file.isMark(index - 1, "->") && file.language != .python
  }
}
