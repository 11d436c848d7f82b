import Synchronization

/// Draws nonces whose letters are exactly uniform and independent.
///
/// One generator serves a whole process and any number of threads. With the 65 letters of
/// `NonceAlphabet.unreserved`, 32 letters carry 192 bits; OpenID Connect Core 1.0 section
/// 15.5.2 wants a nonce that cannot be guessed, RFC 6749 section 10.10 at least 128 bits.
public final class NonceGenerator: Sendable {
  /// The length of a nonce when none is given, in letters.
  public static let defaultLength = 32
  /// The longest nonce that is made, in letters.
  public static let maximumLength = 65_536

  /// How many refused values in a row prove a source broken.
  ///
  /// An honest source gives a refused word with probability below 92⁸ / 2⁶⁴ < 2^-11 and a
  /// refused byte below 1/3 (see `nonce(length:from:)`). For the longest nonce, the chance of a
  /// false alarm is therefore below 2¹³ · 2^-176 and 2¹⁶ · 2^-202.
  static let refusedWordsInARow = 16
  static let refusedBytesInARow = 128

  /// 92 letters at most, so 92⁸ < 2⁵³: eight digits always fit, and few words are refused.
  static let lettersPerWord = 8

  /// The letters nonces are written in.
  public let alphabet: NonceAlphabet
  private let digits: ExactDigits<UInt64>
  private let source: ByteSource
  private let buffer = Mutex(EntropyBuffer())

  /// Makes a generator; no byte is drawn yet.
  ///
  /// - Parameters:
  ///   - alphabet: The letters; the 65 unreserved ones when not given.
  ///   - source: Where random bytes come from, 4,096 at a time.
  public init(
    alphabet: NonceAlphabet = .unreserved, source: @escaping ByteSource = SystemEntropy.fill
  ) {
    self.alphabet = alphabet
    self.source = source
    digits = ExactDigits(radix: UInt64(alphabet.count), count: Self.lettersPerWord)
  }

  /// Draws one nonce.
  ///
  /// - Parameter length: Letters in the nonce, 1…65,536.
  /// - Returns: A string of exactly that many letters of the alphabet.
  /// - Throws: `NonceError.invalidLength`, `.sourceFailed`, `.sourceStuck`, or whatever an
  ///   injected source throws. Never a partial nonce.
  /// - Complexity: O(length); one call of the source per 4,096 letters or fewer.
  public func nonce(length: Int = defaultLength) throws -> String {
    try Self.check(length)
    return try buffer.withLock { buffer in
      buffer.discardParents()
      return try String(unsafeUninitializedCapacity: length) { text in
        try write(into: text, length: length, from: &buffer)
        return length
      }
    }
  }

  /// Draws several nonces one after another.
  ///
  /// - Parameters:
  ///   - count: How many; none for 0.
  ///   - length: Letters in each nonce, 1…65,536.
  /// - Throws: As ``nonce(length:)``; then no nonce is returned at all.
  public func nonces(count: Int, length: Int = defaultLength) throws -> [String] {
    var nonces: [String] = []
    nonces.reserveCapacity(max(count, 0))
    for _ in 0..<max(count, 0) { nonces.append(try nonce(length: length)) }
    return nonces
  }

  private func write(
    into text: UnsafeMutableBufferPointer<UInt8>, length: Int, from buffer: inout EntropyBuffer
  ) throws {
    try alphabet.letters.withUnsafeBufferPointer { letters in
      var written = 0
      var refused = 0
      while written < length {
        let word = try buffer.nextWord(from: source)
        let wanted = min(Self.lettersPerWord, length &- written)
        let counts =
          if wanted == Self.lettersPerWord {
            // Without the comparison in the loop below, which costs a fifth of a nonce.
            digits.emit(word) { index, digit in
              text[written &+ index] = letters[Int(truncatingIfNeeded: digit)]
            }
          } else {
            digits.emit(word) { index, digit in
              if index < wanted {
                text[written &+ index] = letters[Int(truncatingIfNeeded: digit)]
              }
            }
          }
        if counts {
          written &+= wanted
          refused = 0
        } else {
          refused += 1
          guard refused < Self.refusedWordsInARow else {
            buffer.discard()
            throw NonceError.sourceStuck
          }
        }
      }
    }
  }

  static func check(_ length: Int) throws(NonceError) {
    guard (1...maximumLength).contains(length) else { throw .invalidLength(length) }
  }
}
