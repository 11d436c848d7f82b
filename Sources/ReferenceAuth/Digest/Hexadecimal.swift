/// Bytes as lower-case hex digits (RFC 4648 section 8, in lower case).
public enum Hexadecimal {
  /// Writes two digits per byte, leading zeros included.
  public static func encode(_ bytes: UnsafeRawBufferPointer) -> String {
    String(unsafeUninitializedCapacity: bytes.count * 2) { text in
      var index = 0
      for byte in bytes {
        text[index] = digit(byte &>> 4)
        text[index &+ 1] = digit(byte & 15)
        index &+= 2
      }
      return index
    }
  }

  /// Writes two digits per byte, leading zeros included.
  public static func encode(_ bytes: [UInt8]) -> String {
    bytes.withUnsafeBytes { encode($0) }
  }

  /// 0…9 ↦ '0'…'9' and 10…15 ↦ 'a'…'f' without a branch: 39 lies between '9' + 1 and 'a'.
  @inline(__always)
  private static func digit(_ nibble: UInt8) -> UInt8 {
    let pastNine = (9 &- nibble) &>> 7
    return UInt8(ascii: "0") &+ nibble &+ 39 &* pastNine
  }
}
