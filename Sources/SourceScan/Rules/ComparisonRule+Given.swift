/// Functions that compare two texts which they are given.
extension ComparisonRule {
  /// Whether the function around is called after nonces: `nonceMatches(a, b)`.
  func isOfNonces(_ index: Int) -> Bool {
    guard file.isInFunction(index) else { return expressionBody(index) != nil }
    let function = file.namedFunction(of: index)
    return file.blocks.contains {
      $0.kind == .function && $0.header == function.lowerBound && SourceFile.namesNonce($0.name)
    }
  }

  /// `fun nonceIsValid(got: String?, wanted: String?) = got == wanted`
  private func expressionBody(_ index: Int) -> Range<Int>? {
    guard [.kotlin, .cSharp, .dart].contains(file.language) else { return nil }
    let statement = file.statement(at: index)
    return statement.contains { place in
      file.isName(place) && file.nonces[place] && file.isMark(place + 1, "(")
        && file.mates[place + 1] > place && file.mates[place + 1] < index
        && (file.mates[place + 1]..<index).contains { ["=", "=>"].contains(file.word($0)) }
    } ? statement : nil
  }

  /// `func nonceMatches(_ got: String?, _ wanted: String?) -> Bool { got == wanted }`
  func bothGiven(_ index: Int) -> ScanHit? {
    guard isOfNonces(index) else { return nil }
    let (left, right) =
      file.isName(index) ? arguments(index) ?? (0..<0, 0..<0) : sides(index)
    guard let first = left.first, let second = right.first, left.count == 1, right.count == 1,
      file.isName(first), file.isName(second)
    else { return nil }
    let function = expressionBody(index) ?? file.namedFunction(of: index)
    func isGivenOptional(_ name: Int) -> Bool {
      function.contains { place in
        place < index && file.word(place) == file.word(name)
          && file.isMark(file.parents[place], "(")
          // `Objects.equals(a, b)` is written where either may be null.
          && (isOptional(place)
            || file.language == .java && file.isName(index) && file.word(place - 1) == "String")
      }
    }
    guard isGivenOptional(first), isGivenOptional(second),
      !isLookedInto(function, index, left, right), !isLookedAt(first, in: function),
      !isLookedAt(second, in: function)
    else { return nil }
    // Unwrapped under its own name.
    let isUnwrapped = function.contains { place in
      ["let", "Some"].contains(file.word(place))
        && (place + 1..<min(place + 3, function.upperBound)).contains {
          [file.word(first), file.word(second)].contains(file.word($0))
        }
    }
    return isUnwrapped ? nil : hit(index, "both sides may be missing, and are equal then")
  }

  /// `payload.nonce.map_or(true, |nonce| nonce == expected)`
  func orElseTrue(_ index: Int) -> ScanHit? {
    guard file.language == .rust, ["==", "!="].contains(file.word(index)) else { return nil }
    let open = file.parents[index]
    let takes =
      file.follows(["map_or", "(", "true"], at: open - 1)
      || file.follows(["is_none_or", "("], at: open - 1)
    guard takes, file.speaksOfNonce(file.statement(at: index)) else { return nil }
    return hit(index, "the token is accepted where its nonce is missing")
  }

  /// `a == null ? b == null : a.equals(b)`, `a == b || [a isEqualToString:b]`: written so that two
  /// that are missing are equal.
  func spelledOut(_ index: Int) -> ScanHit? {
    guard [.java, .cSharp, .objectiveC].contains(file.language), file.isMark(index, "=="),
      file.isName(index - 1), file.isName(index + 1)
    else { return nil }
    let statement = file.statement(at: index)
    let first = file.word(index - 1)
    let second: String
    if file.language == .objectiveC {
      second = file.word(index + 1)
      let isEqual = file.follows(["[", first, "isEqualToString", ":", second], at: index + 3)
      guard file.isMark(index + 2, "||"), isEqual else { return nil }
    } else {
      second = file.word(index + 3)
      guard file.follows(["null", "?"], at: index + 1), file.follows(["==", "null"], at: index + 4)
      else { return nil }
    }
    guard file.speaksOfNonce(statement) || standsForNonce(index - 1),
      !isRefused(index - 1, elsewhereThan: statement),
      !file.scope(of: index).contains(where: { place in
        !statement.contains(place) && comparesNothing(place)
          && file.statement(at: place).contains { [first, second].contains(file.word($0)) }
      })
    else { return nil }
    return hit(index, "both sides may be missing, and are equal then")
  }
}
