internal import ConformanceModel
internal import PlainText

/// What `byte % count` does to an alphabet, in words.
///
/// Whoever completes an alphabet of 64 letters under `byte % count` trades a missing letter for
/// four that come too rarely, so every text about a missing letter says this as well.
struct ByteModulo {
  /// The letters in their declared order.
  let letters: [UInt8]

  /// The byte values that each letter gets at least.
  var quotient: Int { 256 / letters.count }
  /// The letters that get one byte value more, the first ones.
  var favoured: Int { 256 % letters.count }
  /// The letters that come too rarely.
  var rare: [UInt8] { favoured == 0 ? [] : Array(letters[favoured...]) }

  /// "the first 61 letters, with 4 of 256 values each, over the last four, …, with 3", or nothing
  /// where the modulus is even.
  private var preference: String? {
    guard letters.count <= 256, favoured > 0 else { return nil }
    let first = favoured == 1 ? "the first letter" : "the first \(favoured) letters"
    let last =
      rare.count > 12
      ? "the last \(rare.count)"
      : rare.count == 1
        ? "the last one, \(Quantity.letters(rare)),"
        : "the last \(Self.number(rare.count)), \(Quantity.letters(rare)),"
    return "\(first), with \(quotient + 1) of 256 values\(favoured == 1 ? "" : " each"), over "
      + "\(last) with \(quotient)"
  }

  /// What `byte % count` does, or nothing where it is even.
  var warning: String? {
    preference.map { "`byte % \(letters.count)` favours \($0)" }
  }

  /// The likely cause of missing letters, and what must not be done about it.
  ///
  /// - Parameters:
  ///   - missing: The letters that never come.
  ///   - doubled: Those that come twice as often as they should, where that is known.
  ///   - letters: The declared ones, in their order.
  static func cause(missing: [UInt8], doubled: [UInt8] = [], from letters: [UInt8]) -> Cause {
    let kept = letters.count - missing.count
    if doubled.count == missing.count, missing.count <= 6, letters.count > 12 {
      return .letterMistyped.saying(
        "\(Quantity.letters(doubled)) \(doubled.count == 1 ? "stands" : "stand") twice in the "
          + "implementation's list of letters, once in the place of \(Quantity.letters(missing))")
    }
    if let folded = folding(missing, letters) { return folded }
    let drawn = letters.filter { !missing.contains($0) }
    // Of few letters, such as digits, any part may be one that has a name.
    if kept >= 32, missing.count <= 6 || drawn != Array(letters.prefix(kept)),
      let named = try? NamedAlphabet.all().first(where: { Set($0.letters.utf8) == Set(drawn) })
    {
      return .contractAlphabet.saying(
        "the \(kept) letters drawn are those of \(named.name), not those of the declared alphabet")
    }
    if missing.count > 6 {
      return .fewLetters.saying(
        drawn == Array(letters.prefix(kept))
          ? "only the first \(kept) letters of the alphabet are ever drawn"
          : "only \(kept) letters are ever drawn: \(Quantity.letters(drawn))")
    }
    let what = Quantity.letters(missing)
    let isCommon = missing == [UInt8(ascii: "W")] && letters.count == 65
    let isLast = missing == [letters[letters.count - 1]]
    let cause: Cause =
      isCommon
      ? .lettersMissing.saying(
        "the implementation's alphabet lacks W, as the most copied one does")
      : isLast
        ? .lastLetterMissing.saying("\(Cause.lastLetterMissing.sentence), \(what)")
        : .lettersMissing.saying(
          "the implementation's alphabet has \(Quantity.text(kept, "letter")) and lacks \(what)")
    guard let preference = ByteModulo(letters: letters).preference else { return cause }
    return cause.saying(
      "\(cause.sentence). Mind the repair: with all \(letters.count) letters, "
        + "`byte % \(letters.count)` would favour \(preference)")
  }

  /// The likely cause where all letters of one case, and only those, are missing.
  private static func folding(_ missing: [UInt8], _ letters: [UInt8]) -> Cause? {
    let capitals = letters.filter { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
    let small = letters.filter { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    guard !capitals.isEmpty, !small.isEmpty else { return nil }
    if missing == capitals {
      return .lettersFolded.saying(
        "the nonce goes through `.lowercased()`, or is drawn without its capitals")
    }
    if missing == small {
      return .lettersFolded.saying(
        "the nonce goes through `.uppercased()`, or is drawn without its small letters")
    }
    return nil
  }

  private static func number(_ count: Int) -> String {
    let names = [
      "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    ]
    return count >= 2 && count <= 12 ? names[count - 2] : "\(count)"
  }
}
