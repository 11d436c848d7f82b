/// MD5 and SHA-1, by which nonces are made of small numbers; not for anything else.
package enum OldDigest: String, CaseIterable, Sendable {
  case md5 = "MD5"
  case sha1 = "SHA-1"

  /// The digest of a message of at most 55 bytes, which fits one block with its padding.
  package func of(_ message: [UInt8]) -> [UInt8] {
    precondition(message.count <= 55, "a message of one block")
    return withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 80) { words in
      words.initialize(repeating: 0)
      let isBig = self == .sha1
      func add(_ byte: UInt8, at index: Int) {
        words[index / 4] |= UInt32(byte) << UInt32((isBig ? 3 - index % 4 : index % 4) * 8)
      }
      for (index, byte) in message.enumerated() { add(byte, at: index) }
      add(0x80, at: message.count)
      words[isBig ? 15 : 14] = UInt32(message.count * 8)
      let state = isBig ? Self.sha1(words) : Self.md5(words)
      return state.flatMap { word in
        (0..<4).map { UInt8(truncatingIfNeeded: word >> UInt32((isBig ? 3 - $0 : $0) * 8)) }
      }
    }
  }

  private static func turned(_ word: UInt32, by count: UInt32) -> UInt32 {
    word &<< count | word &>> (32 &- count)
  }

  /// RFC 1321 section 3.4.
  private static func md5(_ words: UnsafeMutableBufferPointer<UInt32>) -> [UInt32] {
    let start: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476]
    var (a, b, c, d) = (start[0], start[1], start[2], start[3])
    for round in 0..<64 {
      let mixed: UInt32
      let word: Int
      switch round / 16 {
      case 0: (mixed, word) = (b & c | ~b & d, round)
      case 1: (mixed, word) = (d & b | ~d & c, (5 &* round &+ 1) % 16)
      case 2: (mixed, word) = (b ^ c ^ d, (3 &* round &+ 5) % 16)
      default: (mixed, word) = (c ^ (b | ~d), 7 &* round % 16)
      }
      let sum = a &+ mixed &+ sines[round] &+ words[word]
      (a, d, c) = (d, c, b)
      b = b &+ turned(sum, by: shifts[round / 16 * 4 + round % 4])
    }
    return [start[0] &+ a, start[1] &+ b, start[2] &+ c, start[3] &+ d]
  }

  private static let shifts: [UInt32] = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21]
  private static let sines: [UInt32] = (1...64).map {
    UInt32(sine(Double($0)).magnitude * 4_294_967_296)
  }

  /// FIPS 180-4 section 6.1.2.
  private static func sha1(_ words: UnsafeMutableBufferPointer<UInt32>) -> [UInt32] {
    for index in 16..<80 {
      words[index] = turned(
        words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16], by: 1)
    }
    let start: [UInt32] = [
      0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0,
    ]
    var (a, b, c, d, e) = (start[0], start[1], start[2], start[3], start[4])
    for round in 0..<80 {
      let (mixed, constant): (UInt32, UInt32) =
        switch round / 20 {
        case 0: (b & c | ~b & d, 0x5A82_7999)
        case 1: (b ^ c ^ d, 0x6ED9_EBA1)
        case 2: (b & c | b & d | c & d, 0x8F1B_BCDC)
        default: (b ^ c ^ d, 0xCA62_C1D6)
        }
      let sum = turned(a, by: 5) &+ mixed &+ e &+ constant &+ words[round]
      (e, d, c, b, a) = (d, c, turned(b, by: 30), a, sum)
    }
    return [start[0] &+ a, start[1] &+ b, start[2] &+ c, start[3] &+ d, start[4] &+ e]
  }
}
