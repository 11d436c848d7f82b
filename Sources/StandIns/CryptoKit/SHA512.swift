internal import Foundation

public enum SHA384Words: HashWords {
  public static let name = "SHA384"
  public static let byteCount = 48
  public static let blockByteCount = 128
  public static func digest(_ message: [UInt8]) -> [UInt8] {
    Array(
      SHA512Block.digest(
        message,
        from: [
          0xcbbb_9d5d_c105_9ed8, 0x629a_292a_367c_d507, 0x9159_015a_3070_dd17,
          0x152f_ecd8_f70e_5939, 0x6733_2667_ffc0_0b31, 0x8eb4_4a87_6858_1511,
          0xdb0c_2e0d_64f9_8fa7, 0x47b5_481d_befa_4fa4,
        ]
      ).prefix(48))
  }
}

public enum SHA512Words: HashWords {
  public static let name = "SHA512"
  public static let byteCount = 64
  public static let blockByteCount = 128
  public static func digest(_ message: [UInt8]) -> [UInt8] {
    SHA512Block.digest(
      message,
      from: [
        0x6a09_e667_f3bc_c908, 0xbb67_ae85_84ca_a73b, 0x3c6e_f372_fe94_f82b,
        0xa54f_f53a_5f1d_36f1, 0x510e_527f_ade6_82d1, 0x9b05_688c_2b3e_6c1f,
        0x1f83_d9ab_fb41_bd6b, 0x5be0_cd19_137e_2179,
      ])
  }
}

public typealias SHA384 = Hash<SHA384Words>
public typealias SHA384Digest = DigestBytes<SHA384Words>
public typealias SHA512 = Hash<SHA512Words>
public typealias SHA512Digest = DigestBytes<SHA512Words>

/// The arithmetic of SHA-384 and SHA-512 (FIPS 180-4 section 6.4).
private enum SHA512Block {
  /// The first 64 bits of the fractional parts of the cube roots of the first eighty primes
  /// (section 4.2.3).
  private static let constants: [UInt64] = primes(80).map(cubeRootFraction)

  static func digest(_ message: [UInt8], from start: [UInt64]) -> [UInt8] {
    var state = start
    let padded = Padding.padded(message, block: 128, isBigEndian: true)
    for block in stride(from: 0, to: padded.count, by: 128) {
      var words = (0..<16).map { word in
        padded[(block + 8 * word)..<(block + 8 * word + 8)].reduce(UInt64(0)) {
          $0 << 8 | UInt64($1)
        }
      }
      for at in 16..<80 {
        let (early, late) = (words[at - 15], words[at - 2])
        words.append(
          words[at - 16] &+ (rotated(early, 1) ^ rotated(early, 8) ^ early >> 7)
            &+ words[at - 7] &+ (rotated(late, 19) ^ rotated(late, 61) ^ late >> 6))
      }
      compress(&state, words)
    }
    return state.flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> (56 - 8 * $0)) }
    }
  }

  private static func compress(_ state: inout [UInt64], _ words: [UInt64]) {
    var v = state
    for at in 0..<80 {
      let sum1 = rotated(v[4], 14) ^ rotated(v[4], 18) ^ rotated(v[4], 41)
      let choice = v[4] & v[5] ^ ~v[4] & v[6]
      let first = v[7] &+ sum1 &+ choice &+ constants[at] &+ words[at]
      let sum0 = rotated(v[0], 28) ^ rotated(v[0], 34) ^ rotated(v[0], 39)
      let majority = v[0] & v[1] ^ v[0] & v[2] ^ v[1] & v[2]
      v = [first &+ sum0 &+ majority] + v[0..<3] + [v[3] &+ first] + v[4..<7]
    }
    for place in state.indices { state[place] &+= v[place] }
  }

  private static func rotated(_ word: UInt64, _ count: UInt64) -> UInt64 {
    word >> count | word << (64 - count)
  }

  private static func primes(_ count: Int) -> [UInt64] {
    var found: [UInt64] = []
    var candidate: UInt64 = 2
    while found.count < count {
      if !found.contains(where: { candidate.isMultiple(of: $0) }) { found.append(candidate) }
      candidate += 1
    }
    return found
  }

  /// The largest root with root³ ≤ prime · 2¹⁹², found bit by bit; its integer part drops out.
  private static func cubeRootFraction(_ prime: UInt64) -> UInt64 {
    var root: [UInt32] = [0, 0, 0]
    let bound = [UInt32](repeating: 0, count: 6) + [UInt32(prime)]
    for bit in (0..<67).reversed() {
      var trial = root
      trial[bit / 32] |= 1 << UInt32(bit % 32)
      if !isLess(bound, product(product(trial, trial), trial)) { root = trial }
    }
    return UInt64(root[1]) << 32 | UInt64(root[0])
  }

  private static func product(_ left: [UInt32], _ right: [UInt32]) -> [UInt32] {
    var result = [UInt32](repeating: 0, count: left.count + right.count)
    for (i, x) in left.enumerated() {
      var carry: UInt64 = 0
      for (j, y) in right.enumerated() {
        let sum = UInt64(x) * UInt64(y) + UInt64(result[i + j]) + carry
        result[i + j] = UInt32(truncatingIfNeeded: sum)
        carry = sum >> 32
      }
      result[i + right.count] = UInt32(carry)
    }
    return result
  }

  private static func isLess(_ left: [UInt32], _ right: [UInt32]) -> Bool {
    let count = max(left.count, right.count)
    for place in (0..<count).reversed() {
      let (x, y) = (
        place < left.count ? left[place] : 0, place < right.count ? right[place] : 0
      )
      if x != y { return x < y }
    }
    return false
  }
}

/// What is put behind a message so that it fills blocks: a bit, and the number of its bits.
enum Padding {
  static func padded(_ message: [UInt8], block: Int, isBigEndian: Bool) -> [UInt8] {
    let length = block / 8
    var padded = message + [0x80]
    while padded.count % block != block - length { padded.append(0) }
    let bits = UInt64(message.count) * 8
    let bytes = (0..<length).map { $0 < 8 ? UInt8(truncatingIfNeeded: bits >> (8 * $0)) : 0 }
    return padded + (isBigEndian ? bytes.reversed() : bytes)
  }
}
