/// SHA-256 (FIPS 180-4): one-shot for short texts, in pairs for batches, streaming for the rest.
///
/// ```swift
/// let claim = SHA256.digest(of: rawNonce).hexadecimal
/// ```
///
/// Blocks are compressed by the processor's own instructions where it has them, by plain Swift
/// elsewhere.
public struct SHA256: Sendable {
  private let kernel: SHA256Kernel
  private var state = SHA256State()
  private var pending = SHA256Block()
  private var pendingCount = 0
  /// Message length so far in bytes; 2⁶¹ bytes fill the standard's 64-bit count of bits.
  private var byteCount: UInt64 = 0

  /// Starts an empty message.
  public init() { self.init(on: .best) }

  /// Starts an empty message whose blocks one kernel compresses.
  ///
  /// - Parameter kernel: One of ``SHA256Kernel/supported``.
  public init(on kernel: SHA256Kernel) { self.kernel = kernel }

  /// Hashes one whole message.
  ///
  /// - Parameter message: Any bytes, none included.
  public static func digest(of message: UnsafeRawBufferPointer) -> SHA256Digest {
    digest(of: message, by: .best)
  }

  /// Hashes one whole message on one kernel.
  ///
  /// - Parameters:
  ///   - message: Any bytes, none included.
  ///   - kernel: One of ``SHA256Kernel/supported``.
  public static func digest(
    of message: UnsafeRawBufferPointer, on kernel: SHA256Kernel
  ) -> SHA256Digest {
    digest(of: message, by: kernel)
  }

  @inline(__always)
  static func digest(
    of message: UnsafeRawBufferPointer, by kernel: @autoclosure () -> SHA256Kernel
  ) -> SHA256Digest {
    // The kernel is asked for after the length, so that each answer leads straight to its function.
    if message.count == 32, let start = message.baseAddress {
      return switch kernel() {
      case .hardware: SHA256Digest(hardwareOf32: start)
      case .portable: SHA256State.digest(of32: start)
      }
    }
    return digest(ofAny: message, on: kernel())
  }

  private static func digest(
    ofAny message: UnsafeRawBufferPointer, on kernel: SHA256Kernel
  ) -> SHA256Digest {
    var state = SHA256State()
    let rest = compressBlocks(of: message, into: &state, on: kernel)
    var block = SHA256Block()
    block.replace(at: 0, with: UnsafeRawBufferPointer(rebasing: message[rest...]))
    let count = block.pad(used: message.count - rest, messageBytes: UInt64(message.count))
    block.withBlocks { kernel.compress($0, count: count, into: &state) }
    return SHA256Digest(state)
  }

  /// Hashes one whole message.
  public static func digest(of message: [UInt8]) -> SHA256Digest {
    message.withUnsafeBytes { digest(of: $0) }
  }

  /// Hashes the UTF-8 bytes of a text: not normalised, NUL included, nothing appended.
  public static func digest(of text: String) -> SHA256Digest {
    text.withBytes { digest(of: $0) }
  }

  /// Appends bytes to the message.
  public mutating func update(_ bytes: UnsafeRawBufferPointer) {
    byteCount &+= UInt64(bytes.count)
    var input = bytes
    if pendingCount > 0 {
      let taken = min(SHA256Block.byteCount - pendingCount, input.count)
      pending.replace(at: pendingCount, with: UnsafeRawBufferPointer(rebasing: input[..<taken]))
      pendingCount += taken
      guard pendingCount == SHA256Block.byteCount else { return }
      pending.compress(into: &state, on: kernel)
      pendingCount = 0
      input = UnsafeRawBufferPointer(rebasing: input[taken...])
    }
    let rest = Self.compressBlocks(of: input, into: &state, on: kernel)
    pendingCount = input.count - rest
    pending.replace(at: 0, with: UnsafeRawBufferPointer(rebasing: input[rest...]))
  }

  /// Appends bytes to the message.
  public mutating func update(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { update($0) }
  }

  /// Appends the UTF-8 bytes of a text to the message.
  public mutating func update(_ text: String) {
    text.withBytes { update($0) }
  }

  /// The digest of everything appended so far; more may be appended afterwards.
  public func finalize() -> SHA256Digest {
    var state = state
    var block = pending
    let count = block.pad(used: pendingCount, messageBytes: byteCount)
    block.withBlocks { kernel.compress($0, count: count, into: &state) }
    return SHA256Digest(state)
  }

  /// Compresses the first blocks of this message and of another, both still empty.
  mutating func compress(
    _ blocks: UnsafeRawPointer, and others: UnsafeRawPointer, of other: inout SHA256,
    blocks count: Int
  ) {
    kernel.compress(blocks, into: &state, others, into: &other.state, count: count)
    byteCount = UInt64(count * SHA256Block.byteCount)
    other.byteCount = byteCount
  }

  /// Compresses all whole blocks and returns the offset of the first byte left over.
  @inline(__always)
  private static func compressBlocks(
    of message: UnsafeRawBufferPointer, into state: inout SHA256State, on kernel: SHA256Kernel
  ) -> Int {
    let count = message.count / SHA256Block.byteCount
    guard count > 0, let start = message.baseAddress else { return 0 }
    kernel.compress(start, count: count, into: &state)
    return count * SHA256Block.byteCount
  }
}

extension String {
  /// The UTF-8 bytes in place, without a copy where the string is a native one.
  @inline(__always)
  func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable({ body(UnsafeRawBufferPointer($0)) }) {
      return result
    }
    var copy = self
    return copy.withUTF8 { body(UnsafeRawBufferPointer($0)) }
  }
}
