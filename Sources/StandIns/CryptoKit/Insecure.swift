internal import Foundation

/// Hash functions that are broken, for what still needs them.
public enum Insecure {
  public typealias SHA1 = Hash<SHA1Words>
  public typealias SHA1Digest = DigestBytes<SHA1Words>
  public typealias MD5 = Hash<MD5Words>
  public typealias MD5Digest = DigestBytes<MD5Words>
}

/// FIPS 180-4 section 6.1.
public enum SHA1Words: HashWords {
  public static let name = "SHA1"
  public static let byteCount = 20
  public static let blockByteCount = 64

  public static func digest(_ message: [UInt8]) -> [UInt8] {
    var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0]
    let padded = Padding.padded(message, block: 64, isBigEndian: true)
    for block in stride(from: 0, to: padded.count, by: 64) {
      var words = (0..<16).map { word in
        padded[(block + 4 * word)..<(block + 4 * word + 4)].reduce(UInt32(0)) {
          $0 << 8 | UInt32($1)
        }
      }
      for at in 16..<80 {
        words.append(rotated(words[at - 3] ^ words[at - 8] ^ words[at - 14] ^ words[at - 16], 1))
      }
      var v = state
      for at in 0..<80 {
        let (mixed, constant): (UInt32, UInt32) =
          switch at / 20 {
          case 0: (v[1] & v[2] | ~v[1] & v[3], 0x5a82_7999)
          case 1: (v[1] ^ v[2] ^ v[3], 0x6ed9_eba1)
          case 2: (v[1] & v[2] | v[1] & v[3] | v[2] & v[3], 0x8f1b_bcdc)
          default: (v[1] ^ v[2] ^ v[3], 0xca62_c1d6)
          }
        let first = rotated(v[0], 5) &+ mixed &+ v[4] &+ constant &+ words[at]
        v = [first, v[0], rotated(v[1], 30), v[2], v[3]]
      }
      for place in state.indices { state[place] &+= v[place] }
    }
    return state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) }
    }
  }
}

/// RFC 1321 section 3.
public enum MD5Words: HashWords {
  public static let name = "MD5"
  public static let byteCount = 16
  public static let blockByteCount = 64

  private static let turns: [UInt32] = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21]
  /// The integer part of 2³² · |sin(i + 1)| (section 3.4).
  private static let sines = (0..<64).map { UInt32(abs(sin(Double($0 + 1))) * 4_294_967_296) }

  public static func digest(_ message: [UInt8]) -> [UInt8] {
    var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476]
    let padded = Padding.padded(message, block: 64, isBigEndian: false)
    for block in stride(from: 0, to: padded.count, by: 64) {
      let words = (0..<16).map { word in
        (0..<4).reduce(UInt32(0)) { $0 | UInt32(padded[block + 4 * word + $1]) << (8 * $1) }
      }
      var v = state
      for at in 0..<64 {
        let (mixed, place): (UInt32, Int) =
          switch at / 16 {
          case 0: (v[1] & v[2] | ~v[1] & v[3], at)
          case 1: (v[3] & v[1] | ~v[3] & v[2], (5 * at + 1) % 16)
          case 2: (v[1] ^ v[2] ^ v[3], (3 * at + 5) % 16)
          default: (v[2] ^ (v[1] | ~v[3]), 7 * at % 16)
          }
        let sum = v[0] &+ mixed &+ sines[at] &+ words[place]
        v = [v[3], v[1] &+ rotated(sum, turns[at / 16 * 4 + at % 4]), v[1], v[2]]
      }
      for place in state.indices { state[place] &+= v[place] }
    }
    return state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) } }
  }
}

private func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
  word << count | word >> (32 - count)
}
