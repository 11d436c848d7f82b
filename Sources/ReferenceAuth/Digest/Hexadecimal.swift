/// Bytes as lower-case hex digits (RFC 4648 section 8, in lower case).
public enum Hexadecimal {
  /// Writes two digits per byte, leading zeros included.
  public static func encode(_ bytes: UnsafeRawBufferPointer) -> String {
    String(unsafeUninitializedCapacity: bytes.count * 2) { text in
      write(bytes, to: UnsafeMutableRawBufferPointer(text))
      return bytes.count * 2
    }
  }

  /// Writes two digits per byte, leading zeros included.
  public static func encode(_ bytes: [UInt8]) -> String {
    bytes.withUnsafeBytes { encode($0) }
  }

  /// Writes the digits of four bytes at a time, and of the rest one by one.
  @inline(__always)
  private static func write(
    _ bytes: UnsafeRawBufferPointer, to text: UnsafeMutableRawBufferPointer
  ) {
    var index = 0
    while index &+ 4 <= bytes.count {
      let four = bytes.loadUnaligned(fromByteOffset: index, as: UInt32.self)
      text.storeBytes(
        of: digits(of: UInt32(littleEndian: four)).littleEndian, toByteOffset: index &* 2,
        as: UInt64.self)
      index &+= 4
    }
    while index < bytes.count {
      let pair = UInt16(truncatingIfNeeded: digits(of: UInt32(bytes[index])))
      text.storeBytes(of: pair.littleEndian, toByteOffset: index &* 2, as: UInt16.self)
      index &+= 1
    }
  }

  /// The eight digits of four bytes, all in one word; the first byte and digit lowest.
  ///
  /// Bytes are spread to every second byte of the word, their nibbles to a byte each. Then
  /// 0…9 ↦ '0'…'9' and 10…15 ↦ 'a'…'f' without a branch: adding 6 carries into bit 4 from ten
  /// on, and 39 lies between '9' + 1 and 'a'.
  @inline(__always)
  private static func digits(of bytes: UInt32) -> UInt64 {
    var spread = UInt64(bytes)
    spread = (spread | spread &<< 16) & 0x0000_ffff_0000_ffff
    spread = (spread | spread &<< 8) & 0x00ff_00ff_00ff_00ff
    let nibbles = (spread &>> 4 | spread &<< 8) & 0x0f0f_0f0f_0f0f_0f0f
    let pastNine = (nibbles &+ 0x0606_0606_0606_0606) &>> 4 & 0x0101_0101_0101_0101
    return nibbles &+ 0x3030_3030_3030_3030 &+ pastNine &* 39
  }
}
