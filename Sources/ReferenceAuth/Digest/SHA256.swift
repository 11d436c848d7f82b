/// SHA-256 (FIPS 180-4) in plain Swift: one-shot for short texts, streaming for the rest.
///
/// ```swift
/// let claim = SHA256.digest(of: rawNonce).hexadecimal
/// ```
public struct SHA256: Sendable {
  private static let blockSize = 64

  private var state = SHA256State()
  private var pending = SHA256Block()
  private var pendingCount = 0
  /// Message length so far in bytes; 2⁶¹ bytes fill the standard's 64-bit count of bits.
  private var byteCount: UInt64 = 0

  /// Starts an empty message.
  public init() {}

  /// Hashes one whole message.
  ///
  /// - Parameter message: Any bytes, none included.
  public static func digest(of message: UnsafeRawBufferPointer) -> SHA256Digest {
    var state = SHA256State()
    let rest = compressBlocks(of: message, into: &state)
    var block = SHA256Block()
    block.replace(at: 0, with: UnsafeRawBufferPointer(rebasing: message[rest...]))
    block.pad(&state, used: message.count - rest, messageBytes: UInt64(message.count))
    return SHA256Digest(state)
  }

  /// Hashes one whole message.
  public static func digest(of message: [UInt8]) -> SHA256Digest {
    message.withUnsafeBytes { digest(of: $0) }
  }

  /// Hashes the UTF-8 bytes of a text: not normalised, NUL included, nothing appended.
  public static func digest(of text: String) -> SHA256Digest {
    var text = text
    return text.withUTF8 { digest(of: UnsafeRawBufferPointer($0)) }
  }

  /// Appends bytes to the message.
  public mutating func update(_ bytes: UnsafeRawBufferPointer) {
    byteCount &+= UInt64(bytes.count)
    var input = bytes
    if pendingCount > 0 {
      let taken = min(Self.blockSize - pendingCount, input.count)
      pending.replace(at: pendingCount, with: UnsafeRawBufferPointer(rebasing: input[..<taken]))
      pendingCount += taken
      guard pendingCount == Self.blockSize else { return }
      pending.compress(into: &state)
      pendingCount = 0
      input = UnsafeRawBufferPointer(rebasing: input[taken...])
    }
    let rest = Self.compressBlocks(of: input, into: &state)
    pendingCount = input.count - rest
    pending.replace(at: 0, with: UnsafeRawBufferPointer(rebasing: input[rest...]))
  }

  /// Appends bytes to the message.
  public mutating func update(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { update($0) }
  }

  /// Appends the UTF-8 bytes of a text to the message.
  public mutating func update(_ text: String) {
    var text = text
    text.withUTF8 { update(UnsafeRawBufferPointer($0)) }
  }

  /// The digest of everything appended so far; more may be appended afterwards.
  public func finalize() -> SHA256Digest {
    var state = state
    var block = pending
    block.pad(&state, used: pendingCount, messageBytes: byteCount)
    return SHA256Digest(state)
  }

  /// Compresses all whole blocks and returns the offset of the first byte left over.
  @inline(__always)
  private static func compressBlocks(
    of message: UnsafeRawBufferPointer, into state: inout SHA256State
  ) -> Int {
    guard let start = message.baseAddress else { return 0 }
    var offset = 0
    while message.count - offset >= blockSize {
      state.compress(start + offset)
      offset += blockSize
    }
    return offset
  }
}
