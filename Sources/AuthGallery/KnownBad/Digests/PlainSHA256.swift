/// SHA-256 with its padding and its start open to defects; honest unless told otherwise.
struct PlainSHA256: Sendable {
  /// The eight words that the state starts with.
  var start = SHA2Constants.start256
  /// Pads a message (FIPS 180-4 section 5.1.1).
  var pad: @Sendable ([UInt8]) -> [UInt8] = { PlainSHA256.padded($0) }

  /// Hashes a message and returns the eight words.
  func words(_ message: [UInt8]) -> [UInt32] {
    let padded = pad(message)
    var state = start
    for block in Swift.stride(from: 0, to: padded.count - 63, by: 64) {
      Self.compress(padded[block..<block + 64], into: &state)
    }
    return state
  }

  /// Hashes a message and returns the bytes.
  func digest(_ message: [UInt8]) -> [UInt8] { words(message).flatMap(Self.bigEndian) }

  /// The standard's padding, with two places where real code goes wrong.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - bits: What is written as its length in bits.
  ///   - needsBlock: Whether so many bytes in the last block leave no room for the length.
  static func padded(
    _ message: [UInt8], bits: UInt64? = nil, needsBlock: (Int) -> Bool = { $0 >= 56 }
  ) -> [UInt8] {
    let used = message.count % 64
    let blocks = message.count / 64 + (needsBlock(used) ? 2 : 1)
    var padded = message + [0x80]
    while padded.count < blocks * 64 { padded.append(0) }
    let length = bigEndian(bits ?? UInt64(message.count) * 8)
    padded.replaceSubrange((padded.count - 8)..., with: length)
    return padded
  }

  static func bigEndian<Word: FixedWidthInteger>(_ word: Word) -> [UInt8] {
    withUnsafeBytes(of: word.bigEndian) { Array($0) }
  }

  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word &>> count | word &<< (32 &- count)
  }

  static func compress(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
    var w: [UInt32] = []
    w.reserveCapacity(64)
    for start in stride(from: block.startIndex, to: block.endIndex, by: 4) {
      w.append(block[start..<start + 4].reduce(0) { $0 << 8 | UInt32($1) })
    }
    for t in 16..<64 {
      let s0 = rotated(w[t - 15], 7) ^ rotated(w[t - 15], 18) ^ (w[t - 15] &>> 3)
      let s1 = rotated(w[t - 2], 17) ^ rotated(w[t - 2], 19) ^ (w[t - 2] &>> 10)
      w.append(w[t - 16] &+ s0 &+ w[t - 7] &+ s1)
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for t in 0..<64 {
      let s1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
      let choice = (e & f) ^ (~e & g)
      let first = h &+ s1 &+ choice &+ SHA2Constants.rounds256[t] &+ w[t]
      let s0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
      let majority = (a & b) ^ (a & c) ^ (b & c)
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ s0 &+ majority)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
  }
}
