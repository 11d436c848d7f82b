/// The last, incomplete 64-byte block of a message, and its padding.
struct SHA256Block: Sendable {
  /// 64 bytes in place, without an allocation.
  private var words: (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64) =
    (0, 0, 0, 0, 0, 0, 0, 0)

  /// Overwrites the bytes from an offset on; offset and count together must not pass 64.
  @inline(__always)
  mutating func replace(at offset: Int, with bytes: UnsafeRawBufferPointer) {
    withUnsafeMutableBytes(of: &words) { block in
      UnsafeMutableRawBufferPointer(rebasing: block[offset...]).copyMemory(from: bytes)
    }
  }

  @inline(__always)
  func compress(into state: inout SHA256State) {
    withUnsafeBytes(of: words) { state.compress($0.baseAddress!) }
  }

  /// Ends the message (FIPS 180-4 section 5.1.1): a one bit, zeros, its length in bits.
  ///
  /// - Parameters:
  ///   - state: Takes the one or two last blocks.
  ///   - used: Bytes of this block that belong to the message, 0…63.
  ///   - messageBytes: Length of the whole message in bytes.
  @inline(__always)
  mutating func pad(_ state: inout SHA256State, used: Int, messageBytes: UInt64) {
    withUnsafeMutableBytes(of: &words) { block in
      block[used] = 0x80
      for index in (used + 1)..<64 { block[index] = 0 }
      // The length needs eight bytes; where they do not fit, it goes into a block of its own.
      if used >= 56 {
        state.compress(UnsafeRawPointer(block.baseAddress!))
        for index in 0..<56 { block[index] = 0 }
      }
      block.storeBytes(of: (messageBytes &<< 3).bigEndian, toByteOffset: 56, as: UInt64.self)
      state.compress(UnsafeRawPointer(block.baseAddress!))
    }
  }
}
