/// Claims that are compared where nothing is expected, or not compared then.
struct ComparisonRule {
  let facts: FileFacts
  var file: SourceFile { facts.file }

  static func hits(_ facts: FileFacts) -> [ScanHit] {
    guard facts.speaksOfNonce else { return [] }
    return ComparisonRule(facts: facts).comparisons
  }

  var comparisons: [ScanHit] {
    var lines: Set<Int> = []
    return file.words.indices.compactMap { index in
      guard file.isComparison(index),
        file.isName(index) == false || file.isMark(index + 1, "(")
          || file.language == .objectiveC && file.isMark(index + 1, ":")
      else {
        return nil
      }
      let statement = file.statement(at: index)
      guard statement.count < 80, file.speaksOfNonce(statement) || comparesLocals(index) else {
        return nil
      }
      guard let hit = skipped(index, statement) ?? nested(index) ?? bothMissing(index, statement),
        lines.insert(file.line(hit.token)).inserted
      else { return nil }
      return hit
    }
  }

  /// `if (got !== want)`, where a nonce was given both names.
  func comparesLocals(_ index: Int) -> Bool {
    guard file.isInFunction(index), file.kind(index) == .mark else { return false }
    let (left, right) = sides(index)
    return [left, right].contains { side in
      side.count == 1 && file.isName(side.lowerBound) && standsForNonce(side.lowerBound)
    }
  }

  func hit(_ index: Int, _ seen: String, isSure: Bool = true) -> ScanHit {
    ScanHit(
      token: index, rule: .nilEqualsNil,
      certainty: facts.isTest || facts.purpose == .other || !isSure ? .lookHere : .likely,
      seen: seen)
  }

  static let separating: Set<String> = [
    "if", "unless", "and", "or", "return", "not", "guard", "raise", "then", "else", "elif",
  ]

  /// The two sides of a comparison, as far as their names go.
  func sides(_ index: Int) -> (left: Range<Int>, right: Range<Int>) {
    var low = index
    while low > 0, index - low < 30 {
      let previous = low - 1
      if (file.isMark(previous, ")") || file.isMark(previous, "]")), file.mates[previous] >= 0 {
        low = file.mates[previous]
      } else if file.isName(previous) && !Self.separating.contains(file.word(previous))
        || [".", "?.", "->", "!", "?", "::"].contains(file.word(previous))
      {
        low = previous
      } else {
        break
      }
    }
    var high = index + 1
    while high < file.words.count, high - index < 30 {
      if file.isMark(high, "(") || file.isMark(high, "["), file.mates[high] > high {
        high = file.mates[high] + 1
      } else if file.isName(high), !["and", "or", "then", "else", "if"].contains(file.word(high)),
        high == index + 1
          || [".", "?.", "->", "::", "!"].contains(file.word(high - 1))
      {
        high += 1
      } else if [".", "?.", "->", "::", "!"].contains(file.word(high)) {
        high += 1
      } else {
        break
      }
    }
    return (low..<index, index + 1..<high)
  }

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
    guard let name = tested.last, file.speaksOfNonce(begin..<statement.upperBound),
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
    return hit(index, "the comparison is left out where '\(file.word(name))' is missing")
  }

  /// Whether a local gets its value from a nonce: `if got := claims["nonce"]; got != "" && …`.
  func standsForNonce(_ index: Int) -> Bool {
    let word = file.word(index)
    let scope = file.scope(of: index)
    return facts.places(of: word).contains { place in
      guard scope.contains(place), place <= index,
        [":=", "=", ","].contains(file.word(place + 1))
      else { return false }
      return file.speaksOfNonce(file.statement(at: place))
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

  func isNothing(_ range: Range<Int>) -> Bool {
    guard let first = range.first else { return true }
    return ["null", "nil", "None", "undefined", "false", "true"].contains(file.word(first))
  }

  static let checks: Set<String> = [
    "is_string", "isinstance", "is_a", "isEmpty", "isBlank", "is_none", "require", "requireNonNull",
    "blank", "empty", "present", "ThrowIfNullOrEmpty", "ThrowIfNull", "IsNullOrEmpty",
    "isNullOrEmpty", "isNullOrBlank", "IsNullOrWhiteSpace", "abort_if", "typeof", "isset", "assert",
    "hasText", "isNotEmpty", "is_null", "notNull",
  ]

  /// `claims["nonce"] == expected` where both may be nothing.
  func bothMissing(_ index: Int, _ statement: Range<Int>) -> ScanHit? {
    switch file.language {
    case .javaScript, .typeScript, .php, .ruby, .cSharp, .java, .python: break
    case .go: return goBothMissing(index, statement)
    case .swift, .kotlin, .dart, .rust: return bothOptional(index)
    case .objectiveC: return nil
    }
    let scope = file.scope(of: index)
    var (left, right) = sides(index)
    if file.isName(index) {
      // Objects.equals(a, b) says that either may be null.
      guard file.isMark(index - 1, "."), Self.equating.contains(file.word(index - 2)),
        let comma = commaIn(index + 1)
      else {
        return nil
      }
      (left, right) = (index + 2..<comma, comma + 1..<file.mates[index + 1])
    }
    guard !left.isEmpty, !right.isEmpty, !isNothing(left), !isNothing(right),
      !file.isText(right.lowerBound)
    else { return nil }
    if isLookedInto(scope, index, left, right) { return nil }
    let claimLeft = isClaim(left), claimRight = isClaim(right)
    let isDeclaredClaim =
      file.language == .cSharp && (isOptionalLocal(left) || isOptionalLocal(right))
    guard claimLeft || claimRight || isDeclaredClaim else { return nil }
    let other = claimLeft || isDeclaredClaim && isOptionalLocal(left) ? right : left
    // `if (!expected) …` somewhere before, or a type that is never nothing.
    guard
      let name = other.last(where: { file.isName($0) && !isNothing($0..<$0 + 1) })
        ?? other.last(where: { file.isText($0) }), !isLookedAt(name, in: scope),
      !isNeverNothing(name, scope)
    else { return nil }
    guard
      file.speaksOfNonce(other) || file.word(name).lowercased().contains("expected")
        || standsForNonce(name)
    else { return nil }
    return hit(
      index, "both sides may be missing, and are equal then",
      isSure: file.isName(index) || isDeclaredClaim || mayBeMissing(other, scope)
        || TokenRule.readsUnverified(facts))
  }

  /// Whose `equals(a, b)` lets both be nothing.
  private static let equating: Set<String> = [
    "Objects", "StringUtils", "TextUtils", "string", "String", "Object", "ObjectUtils",
  ]

  func commaIn(_ open: Int) -> Int? {
    guard file.mates[open] > open else { return nil }
    return (open + 1..<file.mates[open]).first { file.isMark($0, ",") && file.parents[$0] == open }
  }

  /// Whether something is compared with nothing at a token, or asked whether it is nothing.
  func comparesNothing(_ index: Int) -> Bool {
    guard ["null", "nil", "None", "undefined"].contains(file.word(index)) else { return false }
    return file.isComparison(index - 1) || file.isComparison(index + 1)
      || ["is", "not", ".", "->"].contains(file.word(index - 1))
  }

  static let claimHolders = [
    "claim", "payload", "token", "jwt", "decoded", "data", "body", "profile", "identity", "info",
    "principal",
  ]

  /// Whether a side reads the claim of a token, in a way that gives nothing where it is absent.
  func isClaim(_ range: Range<Int>, isLocal: Bool = true) -> Bool {
    // `got = claims.get("nonce")`
    if isLocal, range.count == 1, let name = range.first, file.isName(name),
      let source = value(of: name), isClaim(source, isLocal: false)
    {
      return true
    }
    guard let last = range.last(where: { file.nonces[$0] }) else { return false }
    // Ruby: `fetch(:nonce)` fails where there is none.
    if file.language == .ruby, file.contains(["fetch"], in: range) { return false }
    if range.count == 1, let source = taken(last) {
      return source.contains { place in
        let word = file.word(place).lowercased()
        return file.isName(place)
          && (Self.claimHolders.contains { word.contains($0) }
            || ["verify", "decode"].contains(word))
      }
    }
    let holder = file.word(
      range.lowerBound == last ? last : range.first { file.isName($0) } ?? last
    ).lowercased()
    let isMember = [".", "->", "?.", "[", "("].contains(file.word(last - 1))
    guard isMember, Self.claimHolders.contains(where: { holder.contains($0) }) else { return false }
    if file.language == .python {
      // A subscript fails where the claim is absent.
      return file.contains(["get"], in: range)
    }
    return true
  }

  /// What a local got last before it is used.
  private func value(of name: Int) -> Range<Int>? {
    guard file.isInFunction(name) else { return nil }
    let word = file.word(name)
    let place = file.scope(of: name).last { place in
      place < name && file.word(place) == word && file.isName(place)
        && (file.isMark(place + 1, "=") || file.isMark(place + 1, ":=")
          || file.isMark(place + 1, ",") && file.isMark(place + 3, ":="))
    }
    return place.map { place in
      let begin = file.isMark(place + 1, ",") ? place + 4 : place + 2
      return begin..<max(begin, file.statement(at: place).upperBound)
    }
  }

  /// What a name is taken out of: `const { nonce } = value`.
  func taken(_ index: Int) -> Range<Int>? {
    guard file.language.isScript else { return nil }
    let word = file.word(index)
    let scope = file.scope(of: index)
    let place = (scope.lowerBound..<index).last { place in
      file.word(place) == word && file.isMark(file.parents[place], "{")
        && file.mates[file.parents[place]] > place
        && file.isMark(file.mates[file.parents[place]] + 1, "=")
    }
    return place.map { place in
      let sign = file.mates[file.parents[place]] + 1
      return sign + 1..<max(sign + 1, file.statement(at: sign).upperBound)
    }
  }

  /// Whether a name says that it is what is waited for.
  func isExpected(_ index: Int) -> Bool {
    let word = file.word(index).lowercased()
    return ["expected", "want", "stored", "saved", "original", "pending", "kept", "sent"].contains {
      word.hasPrefix($0)
    }
  }

  /// `var nonce = ….FirstOrDefault(…)?.Value`
  func isOptionalLocal(_ range: Range<Int>) -> Bool {
    guard range.count == 1, let index = range.first, file.nonces[index] || standsForNonce(index)
    else { return false }
    let name = file.word(index)
    return file.scope(of: index).contains { place in
      file.word(place) == name && file.isMark(place + 1, "=")
        && file.statement(at: place).contains {
          file.isMark($0, "?.") || file.isMark($0, "?") && file.isMark($0 + 1, ".")
        }
        && file.statement(at: place).contains { file.isText($0) && file.word($0) == "nonce" }
    }
  }

  func isLookedAt(_ name: Int, in scope: Range<Int>) -> Bool {
    let word = file.word(name)
    return scope.contains { place in
      guard place != name, file.word(place) == word else { return false }
      // `!expected.nonce`, of the same owner.
      if file.isMark(place - 1, "."), file.isMark(name - 1, ".") {
        var first = place - 2
        while file.isMark(first - 1, "."), file.isName(first - 2) { first -= 2 }
        return file.word(place - 2) == file.word(name - 2)
          && (["!", "not", "unless"].contains(file.word(first - 1))
            || file.follows(["if", "("], at: first - 2) && file.isMark(place + 1, ")"))
      }
      return file.isMark(place - 1, "!") || file.word(place - 1) == "not"
        || file.word(place - 1) == "unless" || file.word(place - 1) == "if"
        || file.isMark(place - 1, "(") && file.word(place - 2) == "if"
          && file.isMark(place + 1, ")")
        || file.isMark(place + 1, "||") || file.isMark(place + 1, "&&")
    }
  }

  /// `expected: string`, `string expected` of a language whose types exclude nothing.
  func isNeverNothing(_ name: Int, _ scope: Range<Int>) -> Bool {
    let word = file.word(name)
    // `session.fetch(:nonce)` fails where there is none.
    if file.language == .ruby, file.word(name - 3) == "fetch" || file.word(name - 2) == "fetch" {
      return true
    }
    if file.isMark(name - 1, ".") { return false }
    // A digest is there, whatever is digested.
    let isDigest = scope.contains { place in
      guard file.word(place) == word, place < name,
        file.isMark(place + 1, "=") || file.isMark(place + 1, ":=")
      else { return false }
      return (place + 2..<max(place + 2, file.statement(at: place).upperBound)).contains { part in
        let plain = file.word(part).lowercased()
        return file.isName(part)
          && ["sha256", "createhash", "digest", "hashlib", "hash"].contains { plain.hasPrefix($0) }
          && (file.isMark(part + 1, "(") || file.isMark(part + 1, ".")
            || file.isMark(part + 1, "::"))
      }
    }
    if isDigest { return true }
    guard file.language == .typeScript else { return false }
    return scope.contains {
      file.word($0) == word && file.follows([":", "string"], at: $0 + 1)
        && !file.isMark($0 + 3, "|")
    }
  }
}
