internal import ConformanceStatistics

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
    padded.withUnsafeBytes { Self.compress($0, into: &state) }
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

  @inline(__always)
  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word &>> count | word &<< (32 &- count)
  }

  /// Takes whole blocks into the state.
  static func compress(_ blocks: UnsafeRawBufferPointer, into state: inout [UInt32]) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { schedule in
      SHA2Constants.rounds256.withUnsafeBufferPointer { rounds in
        state.withUnsafeMutableBufferPointer { state in
          for block in stride(from: 0, to: blocks.count - 63, by: 64) {
            compress(
              blocks.baseAddress! + block, state.baseAddress!, rounds.baseAddress!,
              schedule.baseAddress!)
          }
        }
      }
    }
  }

  private static func compress(
    _ block: UnsafeRawPointer, _ state: UnsafeMutablePointer<UInt32>,
    _ rounds: UnsafePointer<UInt32>, _ w: UnsafeMutablePointer<UInt32>
  ) {
    for t in 0..<16 {
      let word = block.loadUnaligned(fromByteOffset: 4 &* t, as: UInt32.self)
      w[t] = UInt32(bigEndian: word)
    }
    for t in 16..<64 {
      let s0 = rotated(w[t &- 15], 7) ^ rotated(w[t &- 15], 18) ^ (w[t &- 15] &>> 3)
      let s1 = rotated(w[t &- 2], 17) ^ rotated(w[t &- 2], 19) ^ (w[t &- 2] &>> 10)
      w[t] = w[t &- 16] &+ s0 &+ w[t &- 7] &+ s1
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for t in 0..<64 {
      let s1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
      let choice = (e & f) ^ (~e & g)
      let first = h &+ s1 &+ choice &+ rounds[t] &+ w[t]
      let s0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
      let majority = (a & b) ^ (a & c) ^ (b & c)
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ s0 &+ majority)
    }
    state[0] &+= a
    state[1] &+= b
    state[2] &+= c
    state[3] &+= d
    state[4] &+= e
    state[5] &+= f
    state[6] &+= g
    state[7] &+= h
  }
}
