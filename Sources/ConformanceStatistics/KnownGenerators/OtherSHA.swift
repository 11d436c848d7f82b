/// Hash functions beside SHA-256, plain and small: FIPS 180-4 sections 6.1, 6.4 and 6.5.
package enum OtherSHA {
  /// SHA-1.
  package static func sha1(_ message: [UInt8]) -> [UInt8] {
    let padded = padded(message, block: 64)
    var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0]
    for block in stride(from: 0, to: padded.count, by: 64) {
      var w: [UInt32] = stride(from: block, to: block + 64, by: 4).map { start in
        padded[start..<start + 4].reduce(0) { $0 << 8 | UInt32($1) }
      }
      for t in 16..<80 {
        let word = w[t - 3] ^ w[t - 8] ^ w[t - 14] ^ w[t - 16]
        w.append(word &<< 1 | word &>> 31)
      }
      var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
      for t in 0..<80 {
        let (mixed, constant): (UInt32, UInt32) =
          switch t {
          case ..<20: ((b & c) | (~b & d), 0x5a82_7999)
          case ..<40: (b ^ c ^ d, 0x6ed9_eba1)
          case ..<60: ((b & c) | (b & d) | (c & d), 0x8f1b_bcdc)
          default: (b ^ c ^ d, 0xca62_c1d6)
          }
        let next = (a &<< 5 | a &>> 27) &+ mixed &+ e &+ constant &+ w[t]
        (e, d, c, b, a) = (d, c, b &<< 30 | b &>> 2, a, next)
      }
      for (index, word) in [a, b, c, d, e].enumerated() { state[index] &+= word }
    }
    return state.flatMap(bigEndian)
  }

  /// SHA-384: SHA-512 with another start, cut to 48 bytes.
  package static func sha384(_ message: [UInt8]) -> [UInt8] {
    Array(sha512(message, from: SHA2Constants.start384).prefix(48))
  }

  /// SHA-512.
  package static func sha512(_ message: [UInt8]) -> [UInt8] {
    sha512(message, from: SHA2Constants.start512)
  }

  private static func sha512(_ message: [UInt8], from start: [UInt64]) -> [UInt8] {
    let padded = padded(message, block: 128)
    var state = start
    for block in stride(from: 0, to: padded.count, by: 128) {
      compress512(padded[block..<block + 128], into: &state)
    }
    return state.flatMap(bigEndian)
  }

  /// The message, a one, zeros, and its length in bits in the last eighth of a block.
  private static func padded(_ message: [UInt8], block: Int) -> [UInt8] {
    var padded = message + [0x80]
    while padded.count % block != block - block / 8 { padded.append(0) }
    padded += [UInt8](repeating: 0, count: block / 8 - 8)
    return padded + bigEndian(UInt64(message.count) * 8)
  }

  private static func bigEndian<Word: FixedWidthInteger>(_ word: Word) -> [UInt8] {
    withUnsafeBytes(of: word.bigEndian) { Array($0) }
  }

  private static func rotated(_ word: UInt64, _ count: UInt64) -> UInt64 {
    word &>> count | word &<< (64 &- count)
  }

  private static func compress512(_ block: ArraySlice<UInt8>, into state: inout [UInt64]) {
    var w: [UInt64] = stride(from: block.startIndex, to: block.endIndex, by: 8).map { start in
      block[start..<start + 8].reduce(0) { $0 << 8 | UInt64($1) }
    }
    for t in 16..<80 {
      let s0 = rotated(w[t - 15], 1) ^ rotated(w[t - 15], 8) ^ (w[t - 15] &>> 7)
      let s1 = rotated(w[t - 2], 19) ^ rotated(w[t - 2], 61) ^ (w[t - 2] &>> 6)
      w.append(w[t - 16] &+ s0 &+ w[t - 7] &+ s1)
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for t in 0..<80 {
      let s1 = rotated(e, 14) ^ rotated(e, 18) ^ rotated(e, 41)
      let choice = (e & f) ^ (~e & g)
      let first = h &+ s1 &+ choice &+ SHA2Constants.rounds512[t] &+ w[t]
      let s0 = rotated(a, 28) ^ rotated(a, 34) ^ rotated(a, 39)
      let majority = (a & b) ^ (a & c) ^ (b & c)
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ s0 &+ majority)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
  }
}
