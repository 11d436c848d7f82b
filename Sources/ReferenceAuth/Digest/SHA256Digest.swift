/// The 32 bytes of a SHA-256 digest and the text forms they travel in.
public struct SHA256Digest: Hashable, Sendable {
  private let words: (UInt64, UInt64, UInt64, UInt64)

  init(_ state: SHA256State) {
    words = (
      Self.joined(state.a, state.b), Self.joined(state.c, state.d),
      Self.joined(state.e, state.f), Self.joined(state.g, state.h)
    )
  }

  /// Takes the 32 bytes that the closure writes; it must write all of them.
  @inline(__always)
  init(written write: (_ digest: UnsafeMutableRawPointer) -> Void) {
    // Not a variable, which would be filled with zeros first.
    words = withUnsafeTemporaryAllocation(of: (UInt64, UInt64, UInt64, UInt64).self, capacity: 1) {
      write($0.baseAddress!)
      return $0[0]
    }
  }

  /// The digest as 32 bytes.
  public var bytes: [UInt8] { withUnsafeBytes { Array($0) } }

  /// 64 lower-case hex digits, leading zeros kept: what Sign in with Apple backends expect.
  public var hexadecimal: String { withUnsafeBytes { Hexadecimal.encode($0) } }

  /// 43 letters of base64url without padding (RFC 4648 section 5).
  public var base64URL: String { withUnsafeBytes { Base64URL.encode($0) } }

  /// Gives access to the 32 bytes without copying them to the heap.
  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    try Swift.withUnsafeBytes(of: words, body)
  }

  /// Whether two digests are the same.
  public static func == (left: SHA256Digest, right: SHA256Digest) -> Bool {
    left.words == right.words
  }

  /// Feeds the digest to a hasher.
  public func hash(into hasher: inout Hasher) {
    withUnsafeBytes { hasher.combine(bytes: $0) }
  }

  /// Two words in the byte order of the standard, whatever the machine's own.
  private static func joined(_ first: UInt32, _ second: UInt32) -> UInt64 {
    (UInt64(first) &<< 32 | UInt64(second)).bigEndian
  }
}
