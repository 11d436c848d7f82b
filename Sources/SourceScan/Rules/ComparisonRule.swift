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
      guard statement.count < 80, !isEquality(index),
        file.speaksOfNonce(statement) || comparesLocals(index) || isOfNonces(index)
      else { return nil }
      guard
        let hit = skipped(index, statement) ?? nested(index) ?? bothMissing(index, statement)
          ?? bothEmptied(index) ?? bothGiven(index)
          ?? spelledOut(index) ?? accepted(index)
          ?? orElseTrue(index),
        lines.insert(file.line(hit.token)).inserted
      else { return nil }
      return hit
    }
  }

  /// `if (got !== want)`, where a nonce was given both names.
  func comparesLocals(_ index: Int) -> Bool {
    guard file.isInFunction(index) || [.cSharp, .php, .ruby].contains(file.language) else {
      return false
    }
    var (left, right) = sides(index)
    if file.kind(index) != .mark {
      // `actual.equals(expected)`
      if file.word(index) == "equals", file.isMark(index - 1, "."), file.isName(index - 2),
        !Self.equating.contains(file.word(index - 2))
      {
        return standsForNonce(index - 2)
      }
      // `Objects.equals(actual, expected)`
      guard
        let pair = pair(index) ?? (Self.steady.contains(file.word(index)) ? arguments(index) : nil)
      else { return false }
      (left, right) = pair
    }
    return [left, right].contains { side in
      side.count == 1 && file.isName(side.lowerBound) && standsForNonce(side.lowerBound)
    }
  }

  /// What compares two texts in a time that tells nothing of them.
  private static let steady: Set<String> = [
    "timingSafeEqual", "compare_digest", "hash_equals", "FixedTimeEquals", "secure_compare",
  ]

  func hit(_ index: Int, _ seen: String, isSure: Bool = true) -> ScanHit {
    ScanHit(
      token: index, rule: .nilEqualsNil,
      certainty: facts.isTest || facts.purpose == .other || !isSure ? .lookHere : .likely,
      seen: seen)
  }

  static let separating: Set<String> = [
    "if", "unless", "and", "or", "return", "not", "guard", "raise", "then", "else", "elif",
    "assert",
  ]

  /// The two sides of a comparison, as far as their names go.
  func sides(_ index: Int) -> (left: Range<Int>, right: Range<Int>) {
    var low = index
    while low > 0, index - low < 30, !file.isBoundary(before: low) {
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
    // `[claim isEqual:expected]`
    let begin = operand(
      file.language == .objectiveC && file.isMark(index + 1, ":") ? index + 2 : index + 1)
    var high = begin
    while high < file.words.count, high - index < 30 {
      // `cache.Get<string>("nonce")`
      if file.isMark(high, "<"), file.follows([">", "("], at: high + 2) { high += 3 }
      if file.isMark(high, "(") || file.isMark(high, "["), file.mates[high] > high {
        high = file.mates[high] + 1
      } else if file.isName(high), !["and", "or", "then", "else", "if"].contains(file.word(high)),
        high == begin
          || [".", "?.", "->", "::", "!"].contains(file.word(high - 1))
      {
        high += 1
      } else if [".", "?.", "->", "::", "!"].contains(file.word(high)) {
        high += 1
      } else {
        break
      }
    }
    return (low..<index, begin..<high)
  }

  /// Where an operand begins, past what is only said of it: `await x`, `@$x`, `(string) $x`.
  private func operand(_ index: Int) -> Int {
    var begin = index
    while true {
      if file.word(begin) == "await" || file.isMark(begin, "@") {
        begin += 1
      } else if [.php, .cSharp, .java].contains(file.language), file.isMark(begin, "("),
        ["string", "String", "object", "Object"].contains(file.word(begin + 1)),
        file.mates[begin] > begin, file.mates[begin] - begin < 4,
        file.isName(file.mates[begin] + 1) || file.isMark(file.mates[begin] + 1, "(")
      {
        begin = file.mates[begin] + 1
      } else {
        return begin
      }
    }
  }

  /// Whether a local gets its value from a nonce: `if got := claims["nonce"]; got != "" && …`.
  func standsForNonce(_ index: Int) -> Bool {
    let word = file.word(index)
    let scope = file.scope(of: index)
    return facts.places(of: word).contains { place in
      guard scope.contains(place), place <= index,
        [":=", "=", ","].contains(file.word(place + 1)) || isTypedLocal(place)
      else { return false }
      return file.speaksOfNonce(file.statement(at: place))
    }
  }

  /// `val expected: String? = …`
  private func isTypedLocal(_ place: Int) -> Bool {
    guard file.isMark(place + 1, ":"),
      ["let", "val", "var", "const"].contains(file.word(place - 1))
    else { return false }
    let statement = file.statement(at: place)
    return (place + 2..<max(place + 2, min(place + 9, statement.upperBound))).contains {
      file.isMark($0, "=")
    }
  }

  func isNothing(_ range: Range<Int>) -> Bool {
    guard let first = range.first else { return true }
    return ["null", "nil", "None", "undefined", "false", "true"].contains(file.word(first))
  }

  /// `claims["nonce"] == expected` where both may be nothing.
  func bothMissing(_ index: Int, _ statement: Range<Int>) -> ScanHit? {
    switch file.language {
    case .javaScript, .typeScript, .php, .ruby, .cSharp, .java, .python: break
    case .go: return goBothMissing(index, statement)
    case .swift, .kotlin, .dart, .rust: return bothOptional(index) ?? bothDefaulted(index)
    case .objectiveC: return nil
    }
    let scope = file.scope(of: index)
    var (left, right) = sides(index)
    if file.isName(index) {
      // Objects.equals(a, b) says that either may be null.
      guard let pair = pair(index) else { return nil }
      (left, right) = pair
    }
    left = withoutCast(left)
    right = withoutCast(right)
    guard !left.isEmpty, !right.isEmpty, !isNothing(left), !isNothing(right),
      !file.isText(right.lowerBound)
    else { return nil }
    if isLookedInto(scope, index, left, right) || isAskedBefore(index, statement) { return nil }
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
    let first = other.first { file.isName($0) } ?? name
    guard
      file.speaksOfNonce(other) || file.word(name).lowercased().contains("expected")
        || standsForNonce(name) || isExpected(name)
        || first < name && (standsForNonce(first) || isExpected(first))
    else { return nil }
    if failsWhereMissing(other) || isOfFound(other, scope) { return nil }
    return hit(
      index, "both sides may be missing, and are equal then",
      isSure: !differsStrictly(index, claimLeft ? left : right, other, scope)
        && (file.isName(index) || isDeclaredClaim || mayBeMissing(other, scope)
          || TokenRule.readsUnverified(facts))
    )
  }

  /// `nonce && claims["nonce"] == nonce`: what is accepted is there.
  private func isAskedBefore(_ index: Int, _ statement: Range<Int>) -> Bool {
    guard ["==", "==="].contains(file.word(index)) else { return false }
    return statement.contains { place in
      place < index && ["&&", "and"].contains(file.word(place))
        && file.speaksOfNonce(max(statement.lowerBound, place - 8)..<place)
    }
  }

  /// Whose `equals(a, b)` lets both be nothing.
  private static let equating: Set<String> = [
    "_", "lodash", "assert", "Objects", "StringUtils", "TextUtils", "string", "String", "Object",
    "ObjectUtils",
  ]

  /// The two that `Objects.equals(a, b)` and the like compare.
  private func pair(_ index: Int) -> (left: Range<Int>, right: Range<Int>)? {
    guard file.isMark(index - 1, ".") else { return nil }
    return Self.equating.contains(file.word(index - 2)) ? arguments(index) : nil
  }

  /// The first two arguments of a function that compares.
  func arguments(_ index: Int) -> (left: Range<Int>, right: Range<Int>)? {
    guard file.isMark(index + 1, "("), let comma = commaIn(index + 1) else { return nil }
    let close = file.mates[index + 1]
    // `string.Equals(a, b, StringComparison.Ordinal)`
    let end = (comma + 1..<close).first { file.isMark($0, ",") && file.parents[$0] == index + 1 }
    return (index + 2..<comma, comma + 1..<(end ?? close))
  }

  func commaIn(_ open: Int) -> Int? {
    guard file.mates[open] > open else { return nil }
    return (open + 1..<file.mates[open]).first { file.isMark($0, ",") && file.parents[$0] == open }
  }

  /// Whether a name says that it is what is waited for.
  func isExpected(_ index: Int) -> Bool {
    let word = file.word(index).lowercased()
    return ["expected", "want", "stored", "saved", "original", "pending", "kept", "sent"].contains {
      word.hasPrefix($0)
    }
  }
}
