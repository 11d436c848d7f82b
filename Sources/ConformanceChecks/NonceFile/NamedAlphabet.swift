internal import ConformanceModel
internal import ConformanceVectors
internal import PlainText

/// An alphabet that has a name.
struct NamedAlphabet: Sendable {
  let name: String
  let letters: String

  /// The published alphabets of the vectors, and those that only files of nonces have.
  ///
  /// - Throws: `VectorProblem` where the vectors do not fit.
  static func all(_ library: VectorLibrary = .embedded) throws -> [NamedAlphabet] {
    let published = try library.nonce().alphabets.filter { $0.standing == .published }
    return [NamedAlphabet(name: "common", letters: NonceContract.commonAlphabet)]
      + published.map { NamedAlphabet(name: $0.name, letters: $0.letters) }
      + [
        // RFC 4648 section 4; not among the vectors, because `+` and `/` do not travel in URLs.
        NamedAlphabet(
          name: "base64",
          letters: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"),
        NamedAlphabet(name: "digits", letters: "0123456789"),
      ]
  }

  /// Reads what the user declared: a name, or the letters themselves.
  ///
  /// - Throws: ``NonceFileError`` for a misspelt name and for letters that are no alphabet.
  static func declared(_ text: String) throws -> NamedAlphabet {
    let known = try all()
    if let named = known.first(where: { $0.name == text }) { return named }
    let letters = Array(text.utf8)
    // Nobody declares so few letters, but for digits and the like, which have no near name.
    if letters.count < 14, let nearest = NearestName.to(text, among: known.map(\.name)) {
      throw NonceFileError("--alphabet", .unknownAlphabet(text, nearest: nearest))
    }
    // So few letters that are not in order are a word: a name that is none.
    guard letters.count > 1, letters.count >= 14 || letters == letters.sorted() else {
      throw NonceFileError(
        "--alphabet",
        .unusableAlphabet(
          "found \(Quantity.text(letters.count, "letter")), expected 2 or more in their order, or "
            + "one of " + known.map(\.name).joined(separator: ", ")))
    }
    if let twice = letters.first(where: { letter in letters.count { $0 == letter } > 1 }) {
      throw NonceFileError(
        "--alphabet",
        .unusableAlphabet("the letter '\(Quantity.name(of: twice))' stands there more than once"))
    }
    return NamedAlphabet(name: "", letters: text)
  }

  /// The smallest alphabet that holds some letters; of equal ones the first.
  static func smallest(holding letters: Set<UInt8>) throws -> NamedAlphabet? {
    try all().filter { letters.isSubset(of: $0.letters.utf8) }
      .min { $0.letters.utf8.count < $1.letters.utf8.count }
  }
}
