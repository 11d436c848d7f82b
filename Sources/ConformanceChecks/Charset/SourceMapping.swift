internal import ConformanceModel

/// Which source values stand behind which letter, learned from outside.
///
/// A value is put in front of a source that is otherwise known: if the nonce is what the known
/// source gives, the value was rejected; if it is one letter followed by that, the value stands
/// for the letter; if it is anything else, letters do not come from one value each. No source
/// ever fails or consists of rejected values only, so no generator is made to stop or to loop.
struct SourceMapping {
  /// The number of bytes in a source value, 1 or 2.
  let width: Int
  /// The source values behind each letter, by the letter's byte.
  private(set) var values = [Int](repeating: 0, count: 256)
  /// The source values that give no letter.
  private(set) var rejected = 0
  /// Bytes taken for one nonce of the default length from a source that counts up; 0 if unknown.
  private(set) var bytesPerNonce = 0

  /// All source values.
  var total: Int { width == 1 ? 256 : 65_536 }

  /// Learns the mapping; `nil` where a letter does not come from one value of this width.
  ///
  /// - Complexity: 256 or 65,536 nonces.
  init?(of subject: any SourcedNonceSubject, width: Int, _ context: CheckContext) async throws {
    self.width = width
    // Both bytes of a pair are the same, so that it is one value in either byte order.
    let known: [UInt8] = (0...255).flatMap { [UInt8](repeating: $0, count: width) }
    let source = ScriptedByteSource(ByteScript(bytes: known, then: .cycle))
    let base = Array(try await subject.nonce(length: nil, from: source).utf8)
    bytesPerNonce = source.handedOut
    // Eight letters tell a shift from a coincidence; more letters could reach the second cycle.
    let compared = min(base.count, 24)
    guard compared >= 8, Set(base.prefix(compared)).count > 1 else { return nil }
    for value in 0..<total {
      let bytes = width == 1 ? [UInt8(value)] : [UInt8(value >> 8), UInt8(value & 255)]
      let script = ByteScript(bytes: bytes + known, then: .cycle)
      let nonce = Array(
        try await subject.nonce(length: nil, from: ScriptedByteSource(script)).utf8)
      guard nonce.count >= compared else { return nil }
      if nonce[..<compared] == base[..<compared] {
        rejected += 1
      } else if nonce[1..<compared] == base[..<(compared - 1)] {
        values[Int(nonce[0])] += 1
      } else {
        return nil
      }
      context.isAlive()
    }
  }

  /// How many bits of a byte decide nothing, where what is left goes through a modulus.
  func unusedBits(_ rows: [(values: Int, letters: [UInt8])], _ letters: [UInt8]) -> Int? {
    guard width == 1, rows.count == 2, rows[0].letters + rows[1].letters == letters else {
      return nil
    }
    return (1...4).first { bits in
      let values = 256 >> bits
      return values > letters.count && rows[0].letters.count == values % letters.count
        && rows[0].values == (values / letters.count + 1) << bits
        && rows[1].values == (values / letters.count) << bits
    }
  }

  /// The declared letters by the number of source values behind them, most first.
  func rows(_ letters: [UInt8]) -> [(values: Int, letters: [UInt8])] {
    let counts = Set(letters.map { values[Int($0)] }).sorted(by: >)
    return counts.map { count in (count, letters.filter { values[Int($0)] == count }) }
  }
}
