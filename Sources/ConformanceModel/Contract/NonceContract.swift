internal import Foundation

/// What a nonce looks like.
public struct NonceContract: Codable, Hashable, Sendable {
  /// The 65 letters of the common contract: RFC 3986 unreserved characters without `~`.
  public static let commonAlphabet =
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._"

  /// The letters a nonce is made of, each once, in the implementation's own order.
  public var alphabet: String
  /// True where an alphabet that looks like a misprint is meant as it stands.
  public var deliberate: Bool
  /// The letters possible at each position, where they differ (a UUID); else `nil`.
  ///
  /// With a shape the nonce has exactly this many letters and takes no length. ``NonceShape`` has
  /// those of bytes that are encoded.
  public var shape: [String]?
  /// How many letters of a shape, from the first one on, tell the time, as of a ULID; `nil` for none.
  ///
  /// They count no bits, and are not expected to be even.
  public var timeLetters: Int?
  /// Letters when no length is asked for.
  public var defaultLength: Int
  /// The shortest length offered.
  public var minimumLength: Int
  /// The longest length that the suite may ask for.
  public var maximumLength: Int
  /// False where the implementation has one fixed length.
  public var takesLength: Bool

  /// Lengths and shapes are held against 1 to 65,536 letters, alphabets against 256, when a subject is
  /// judged.
  ///
  /// - Parameters:
  ///   - alphabet: Each letter once.
  ///   - deliberate: True where an odd alphabet is meant.
  ///   - shape: Letters by position, for values such as a UUID.
  ///   - timeLetters: How many of these tell the time.
  ///   - defaultLength: Letters when none are asked for.
  ///   - minimumLength: The shortest length offered, at least 1.
  ///   - maximumLength: The longest length to ask for.
  ///   - takesLength: False for one fixed length.
  public init(
    alphabet: String = NonceContract.commonAlphabet, deliberate: Bool = false,
    shape: [String]? = nil, timeLetters: Int? = nil, defaultLength: Int = 32,
    minimumLength: Int = 1,
    maximumLength: Int = 256, takesLength: Bool = true
  ) {
    self.alphabet = alphabet
    self.deliberate = deliberate
    self.shape = shape
    self.timeLetters = timeLetters
    self.defaultLength = shape?.count ?? defaultLength
    self.minimumLength = minimumLength
    self.maximumLength = maximumLength
    self.takesLength = takesLength && shape == nil
  }

  /// The letters as ASCII bytes, in the declared order.
  package var letters: [UInt8] { Array(alphabet.utf8) }

  /// The letters possible at `position`.
  package func letters(at position: Int) -> [UInt8] {
    guard let shape, position < shape.count else { return letters }
    return Array(shape[position].utf8)
  }

  /// log2 of the number of possible nonces of the default length.
  ///
  /// Counted from the contract and never estimated from a sample: entropy cannot be measured on
  /// one value. RFC 6749 section 10.10 wants a guess to succeed with at most 2^-128; the suite
  /// demands 120 bits, so that a hashed version 4 UUID (122 bits) passes.
  package var bits: Double {
    guard let shape else { return Double(defaultLength) * log2(Double(letters.count)) }
    return shape.dropFirst(timeLetters ?? 0).reduce(0) { $0 + log2(Double(max(1, $1.utf8.count))) }
  }

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case alphabet, deliberate, shape, timeLetters, defaultLength, minimumLength, maximumLength
    case takesLength
  }

  /// Reads what is declared; what is left out has its default, and an unknown member is a mistake.
  public init(from decoder: any Decoder) throws {
    let keyed = try KnownKeys<CodingKeys>(decoder)
    let standard = NonceContract()
    let shape = try keyed.optional(.shape) as DeclaredShape?
    self.init(
      alphabet: try keyed.optional(.alphabet) ?? standard.alphabet,
      deliberate: try keyed.optional(.deliberate) ?? standard.deliberate,
      shape: shape?.letters,
      timeLetters: try keyed.optional(.timeLetters) ?? shape?.timeLetters,
      defaultLength: try keyed.optional(.defaultLength) ?? standard.defaultLength,
      minimumLength: try keyed.optional(.minimumLength) ?? standard.minimumLength,
      maximumLength: try keyed.optional(.maximumLength) ?? standard.maximumLength,
      takesLength: try keyed.optional(.takesLength) ?? standard.takesLength)
    try ContractMistake.check(mistakes, decoder)
  }
}
