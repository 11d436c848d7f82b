internal import ConformanceModel

/// Which source values stand behind which letter, learned from outside.
///
/// A value is put in front of a source that is otherwise known: if the nonce is what the known
/// source gives, the value was rejected; if it is one letter followed by that, the value stands
/// for the letter; if it is anything else, letters do not come from one value each. A generator that
/// draws all values first and replaces a rejected one in its place gives the letter of what follows
/// them: so the values of the letter that has most are tried with something else behind. No source
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

  /// Whether the table is of what comes in the place of a rejected value, where that differs.
  private(set) var isOfReplacements = false

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
    func nonce(of value: Int, before known: [UInt8]) async throws -> [UInt8] {
      let bytes = width == 1 ? [UInt8(value)] : [UInt8(value >> 8), UInt8(value & 255)]
      let script = ByteScript(bytes: bytes + known, then: .cycle)
      context.isAlive()
      return Array(try await subject.nonce(length: nil, from: ScriptedByteSource(script)).utf8)
    }
    var valuesOf: [UInt8: [Int]] = [:]
    for value in 0..<total {
      let nonce = try await nonce(of: value, before: known)
      guard nonce.count >= compared else { return nil }
      if nonce[..<compared] == base[..<compared] {
        rejected += 1
      } else if nonce[1..<compared] == base[..<(compared - 1)] {
        valuesOf[nonce[0], default: []].append(value)
      } else {
        return nil
      }
    }
    for (letter, values) in valuesOf { self.values[Int(letter)] = values.count }
    let most = self.values.max() ?? 0
    guard self.values.count(where: { $0 == most }) == 1,
      let fullest = self.values.firstIndex(of: most)
    else { return }
    // Seven values on is another letter, of however many letters and by whatever usual mapping.
    let others = known[(compared * width)...]
    let turned = Array(
      known[..<(compared * width)] + others.dropFirst(7 * width) + others.prefix(7 * width))
    var replaced: [Int] = []
    for value in valuesOf[UInt8(fullest)] ?? [] {
      let letter = try await nonce(of: value, before: turned).first
      if letter != UInt8(fullest) { replaced.append(value) }
    }
    values[fullest] -= replaced.count
    rejected += replaced.count
    guard let value = replaced.first, width == 1, bytesPerNonce > compared,
      bytesPerNonce < known.count
    else { return }
    // What comes in its place is drawn by the same rule, or by another.
    var inPlace = [Int](repeating: 0, count: 256)
    var again = 0
    for second in UInt8.min...UInt8.max {
      let front = Array(known[..<(bytesPerNonce - 1)]) + [second]
      let first = try await nonce(of: value, before: front + Array(known[bytesPerNonce...])).first
      let other = try await nonce(of: value, before: front + Array(turned[bytesPerNonce...])).first
      if let first, first == other {
        inPlace[Int(first)] += 1
      } else {
        again += 1
      }
    }
    guard Set(inPlace.filter { $0 > 0 }).count > 1 else { return }
    (values, rejected, isOfReplacements) = (inPlace, again, true)
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

  /// The same, as if half of a doubled letter's values stood for the one in whose place it is.
  func mended(_ doubled: [UInt8], _ missing: [UInt8]) -> SourceMapping {
    var mended = self
    for (twice, absent) in zip(doubled, missing) {
      mended.values[Int(absent)] = values[Int(twice)] / 2
      mended.values[Int(twice)] -= values[Int(twice)] / 2
    }
    return mended
  }

  /// The declared letters by the number of source values behind them, most first.
  func rows(_ letters: [UInt8]) -> [(values: Int, letters: [UInt8])] {
    let counts = Set(letters.map { values[Int($0)] }).sorted(by: >)
    return counts.map { count in (count, letters.filter { values[Int($0)] == count }) }
  }
}
