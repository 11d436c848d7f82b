internal import ConformanceModel
internal import PlainText

/// What nonces from anywhere should look like, and how that is known.
package struct NonceFormat: Sendable {
  /// How the letters are known.
  enum Origin: Hashable, Sendable {
    /// The user said so.
    case declared
    /// A published alphabet was the smallest that fits.
    case published
    /// There is nothing but the letters seen.
    case seen
  }

  /// Letters, shape and length.
  let contract: NonceContract
  /// How the letters are known.
  let origin: Origin
  /// How reports call the letters: "base64url", "random UUIDs".
  let name: String
  /// What the user should know of the guess; `nil` where nothing was guessed.
  package let warning: String?
  /// The version of the UUIDs that the nonces are; `nil` where they are none of one version.
  private let uuidVersion: UUIDShape.Version?

  /// Takes what was declared, and infers the rest.
  ///
  /// - Parameters:
  ///   - lines: The first nonces; at least one.
  ///   - alphabet: A name or letters; `nil` to infer them.
  ///   - length: Letters of each nonce; `nil` for the most frequent length.
  /// - Throws: ``NonceFileError`` for an alphabet that is none.
  init(of lines: [ArraySlice<UInt8>], alphabet: String?, length declared: Int?) throws {
    let length = declared ?? Self.mostFrequentLength(lines)
    let usual = lines.filter { $0.count == length }
    if let alphabet, let shape = NonceShape.named(alphabet) {
      name = alphabet
      uuidVersion = nil
      origin = .declared
      let letters = Set(shape.joined().utf8).sorted()
      contract = Self.contract(
        shape: shape, alphabet: String(decoding: letters, as: UTF8.self),
        timeLetters: alphabet == "ulid" ? NonceShape.ulidTimeLetters : nil)
      warning = nil
      return
    }
    if alphabet == nil || alphabet == "uuid", let shape = UUIDShape(usual, length: length) {
      name = shape.name
      uuidVersion = shape.version
      origin = alphabet == nil ? .published : .declared
      contract = Self.contract(shape: shape.letters, alphabet: shape.alphabet)
      warning =
        alphabet == nil ? "the values are \(shape.name), judged at their free positions" : nil
      return
    }
    uuidVersion = nil
    if let alphabet {
      let named = try NamedAlphabet.declared(alphabet)
      name = named.name.isEmpty ? "the declared letters" : named.name
      origin = .declared
      contract = Self.contract(named, usual, length: length)
      warning = nil
      return
    }
    let seen = Self.letters(of: usual)
    if let named = try NamedAlphabet.smallest(holding: seen) {
      name = named.name
      origin = .published
      contract = Self.contract(named, usual, length: length)
      warning =
        "the alphabet was inferred: '\(named.name)' (\(named.letters.utf8.count) letters) is the "
        + "smallest known one that holds every letter of the first "
        + "\(Quantity.text(lines.count, "nonce")). Declare it with '--alphabet \(named.name)'"
    } else {
      name = "the letters seen"
      origin = .seen
      contract = NonceContract(
        alphabet: String(decoding: seen.sorted(), as: UTF8.self), defaultLength: length,
        minimumLength: length, maximumLength: length, takesLength: false)
      warning =
        "no known alphabet holds the \(Quantity.text(seen.count)) letters of the first "
        + "\(Quantity.text(lines.count, "nonce")), so these are taken for the alphabet, and a "
        + "letter that never comes cannot be missed. Declare it with '--alphabet LETTERS'"
    }
  }

  /// The letters of nonces, without strays and without the padding of base64.
  ///
  /// One bad line must not spoil the guess: a letter that comes in less than a 64th of the average
  /// number is a stray, and none of the known defects makes a letter so rare without losing it.
  private static func letters(of lines: [ArraySlice<UInt8>]) -> Set<UInt8> {
    var counts = [Int](repeating: 0, count: 256)
    for line in lines {
      for letter in line { counts[Int(letter)] += 1 }
    }
    let equals = UInt8(ascii: "=")
    if lines.count(where: { $0.last == equals }) > lines.count / 2 { counts[Int(equals)] = 0 }
    let average = counts.reduce(0, +) / max(1, counts.count { $0 > 0 })
    let visible: ClosedRange<UInt8> = 0x21...0x7E
    return Set(visible.filter { counts[Int($0)] > 0 && counts[Int($0)] >= average / 64 })
  }

  private static func mostFrequentLength(_ lines: [ArraySlice<UInt8>]) -> Int {
    let counts = lines.reduce(into: [Int: Int]()) { $0[$1.count, default: 0] += 1 }
    return counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? 0
  }

  /// What is wrong with UUIDs that are made of something else than random bits.
  var clockworkCause: Cause? {
    // Random ones were not declared to be anything else.
    uuidVersion.flatMap { $0.digit == "4" ? nil : $0.cause }
  }

  private static func contract(
    shape: [String], alphabet: String, timeLetters: Int? = nil
  ) -> NonceContract {
    NonceContract(
      alphabet: alphabet, shape: shape, timeLetters: timeLetters, minimumLength: shape.count,
      maximumLength: shape.count)
  }

  /// Base64 of whole bytes has a last letter of fewer bits, and perhaps padding.
  private static func contract(
    _ named: NamedAlphabet, _ lines: [ArraySlice<UInt8>], length: Int
  ) -> NonceContract {
    if named.name == "base64" || named.name == "base64url",
      let tail = Base64Tail(lines, letters: Array(named.letters.utf8))
    {
      let body = Array(repeating: named.letters, count: length - tail.letters.count)
      return contract(shape: body + tail.letters, alphabet: named.letters)
    }
    return NonceContract(
      alphabet: named.letters, deliberate: false, defaultLength: length, minimumLength: length,
      maximumLength: length, takesLength: false)
  }
}
