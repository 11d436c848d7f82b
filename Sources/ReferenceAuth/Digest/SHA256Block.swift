/// The last, incomplete 64-byte block of a message, and its padding.
struct SHA256Block: Sendable {
  /// Bytes of a block (FIPS 180-4 section 1).
  static let byteCount = 64

  /// Room for two blocks: the padding may need a second one. In place, without an allocation.
  private var words:
    (
      UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64,
      UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64
    ) = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)

  /// Overwrites the bytes from an offset on; offset and count together must not pass 64.
  @inline(__always)
  mutating func replace(at offset: Int, with bytes: UnsafeRawBufferPointer) {
    withUnsafeMutableBytes(of: &words) { block in
      UnsafeMutableRawBufferPointer(rebasing: block[offset...]).copyMemory(from: bytes)
    }
  }

  /// Mixes the full block into the state.
  @inline(__always)
  func compress(into state: inout SHA256State, on kernel: SHA256Kernel) {
    withUnsafeBytes(of: words) { kernel.compress($0.baseAddress!, count: 1, into: &state) }
  }

  /// Gives access to the padded blocks.
  @inline(__always)
  func withBlocks(_ body: (UnsafeRawPointer) -> Void) {
    withUnsafeBytes(of: words) { body($0.baseAddress!) }
  }

  /// Ends the message (FIPS 180-4 section 5.1.1): a one bit, zeros, its length in bits.
  ///
  /// - Parameters:
  ///   - used: Bytes of this block that belong to the message, 0…63.
  ///   - messageBytes: Length of the whole message in bytes.
  /// - Returns: How many blocks there are now, 1 or 2: the length needs eight bytes, and where
  ///   they do not fit, it goes into a block of its own.
  @inline(__always)
  mutating func pad(used: Int, messageBytes: UInt64) -> Int {
    let count = used < 56 ? 1 : 2
    withUnsafeMutableBytes(of: &words) { block in
      let end = count &* Self.byteCount &- 8
      block[used] = 0x80
      for index in (used &+ 1)..<end { block[index] = 0 }
      block.storeBytes(of: (messageBytes &<< 3).bigEndian, toByteOffset: end, as: UInt64.self)
    }
    return count
  }
}
