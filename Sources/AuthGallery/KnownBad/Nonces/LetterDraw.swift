internal import ConformanceModel
internal import ReferenceAuth

/// The operating system's random bytes as a source of the suite.
final class SystemByteSource: ConformanceModel.ByteSource {
  static let shared = SystemByteSource()

  func next(_ count: Int) throws -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    try bytes.withUnsafeMutableBytes { try SystemEntropy.fill($0) }
    return bytes
  }
}

extension ConformanceModel.ByteSource {
  /// The next bytes, all of them or an error: an honest way to read.
  func exactly(_ count: Int) throws -> [UInt8] {
    let bytes = try next(count)
    guard bytes.count == count else { throw ByteSourceFailure(status: bytes.count) }
    return bytes
  }
}

/// Honest building blocks of the gallery's generators.
enum LetterDraw {
  /// The common alphabet in its common order.
  static let common: [UInt8] = Array(NonceContract.commonAlphabet.utf8)
  /// The most copied misprint of it: 64 letters, no W.
  static let withoutW: [UInt8] = common.filter { $0 != UInt8(ascii: "W") }

  /// Draws letters as the copied code does: 16 bytes at a time, bytes at or above a limit
  /// rejected, the rest taken modulo the number of letters.
  ///
  /// - Parameters:
  ///   - length: Letters of the nonce, at least 1.
  ///   - letters: The alphabet.
  ///   - limit: The first byte value that is rejected; exact if a multiple of the letters.
  ///   - source: Where bytes come from.
  /// - Throws: What the source throws, and ``LengthError`` for a length below 1.
  static func rejecting(
    _ length: Int, of letters: [UInt8], below limit: Int,
    from source: any ConformanceModel.ByteSource
  ) throws -> String {
    try LengthError.check(length)
    var nonce: [UInt8] = []
    nonce.reserveCapacity(length)
    while nonce.count < length {
      for byte in try source.exactly(16) where nonce.count < length && Int(byte) < limit {
        nonce.append(letters[Int(byte) % letters.count])
      }
    }
    return String(decoding: nonce, as: UTF8.self)
  }

  /// Maps each of `length` bytes to a letter.
  static func mapping(
    _ length: Int, from source: any ConformanceModel.ByteSource,
    _ letter: (UInt8) -> UInt8
  ) throws -> String {
    try LengthError.check(length)
    return String(decoding: try source.exactly(length).map(letter), as: UTF8.self)
  }
}

/// A length that the gallery's generators refuse.
struct LengthError: Error {
  let length: Int

  static func check(_ length: Int) throws {
    if length < 1 { throw LengthError(length: length) }
  }
}

extension GallerySubject {
  /// A subject around one generator of nonces.
  ///
  /// - Parameters:
  ///   - kind: Known-bad or legal.
  ///   - name: The name on the command line.
  ///   - violates: Exactly the violated requirements.
  ///   - causes: Exactly the causes that the report must name.
  ///   - story: What is wrong, or why it is right.
  ///   - contract: Alphabet and lengths.
  ///   - isSourced: Whether the generator takes its bytes from a source that is handed in, and
  ///     from nothing else.
  ///   - profile: The smallest profile that shows the defect.
  ///   - draw: Draws a nonce of a length.
  static func nonces(
    _ kind: Kind, _ name: String, violates: Set<RequirementID> = [], causes: [Cause] = [],
    story: String,
    contract: NonceContract = NonceContract(), isSourced: Bool = true, profile: Profile = .quick,
    draw: @escaping @Sendable (Int, any ConformanceModel.ByteSource) throws -> String
  ) -> GallerySubject {
    typealias Sourced = @Sendable (Int?, any ConformanceModel.ByteSource) async throws -> String
    let sourced: Sourced = { try draw($0 ?? contract.defaultLength, $1) }
    return GallerySubject(
      kind, violates: violates, causes: causes, story: story,
      subject: FunctionSubject(
        name, contract: Contract(name: name, nonce: contract),
        nonce: { try draw($0 ?? contract.defaultLength, SystemByteSource.shared) },
        sourcedNonce: isSourced ? sourced : nil),
      profile: profile)
  }
}
