import PropertyEngine
import Testing

@Suite struct GeneratorTests {
  private static func values<Value>(_ generator: Generator<Value>, _ count: Int = 2000) throws
    -> [Value]
  {
    try (0..<UInt64(count)).map { try generator.draw(ChoiceSource(seed: $0)) }
  }

  @Test func `numbers stay within their bounds and reach both of them`() throws {
    func reach<Number: FixedWidthInteger & Sendable>(_ range: ClosedRange<Number>) throws {
      let drawn = Set(try Self.values(.integers(in: range)))
      #expect(drawn.allSatisfy { range.contains($0) })
      #expect(drawn.contains(range.lowerBound) && drawn.contains(range.upperBound))
    }
    try reach(Int8.min...Int8.max)
    try reach(UInt8.min...UInt8.max)
    try reach(Int16.min...Int16.max)
    try reach(UInt16.min...UInt16.max)
    try reach(Int32.min...Int32.max)
    try reach(UInt32.min...UInt32.max)
    try reach(Int64.min...Int64.max)
    try reach(UInt64.min...UInt64.max)
    try reach(Int.min...Int.max)
    try reach(UInt128.min...UInt128.max)
    try reach(Int128(Int64.min) * 4...Int128(Int64.max) * 4)
    try reach(-7...1_000_000)
    try reach(40...1_000_000)
  }

  @Test func `small ranges and uniform numbers are even`() throws {
    for distribution in [Distribution.edgeBiased, .uniform] {
      var counts = [Int](repeating: 0, count: 10)
      let digits = Generator<Int>.integers(in: 0...9, distribution: distribution)
      for value in try Self.values(digits, 10_000) { counts[value] += 1 }
      // 1,000 expected of each; six standard deviations are 180.
      #expect(counts.allSatisfy { (820...1180).contains($0) }, "\(counts)")
    }
  }

  @Test func `a wide range is tried near its edges and near zero`() throws {
    let drawn = try Self.values(Generator<Int>.integers())
    #expect(drawn.contains(0) && drawn.contains(1) && drawn.contains(-1))
    #expect(drawn.contains(Int.max - 1) && drawn.contains(Int.min + 1))
    #expect(drawn.filter { abs($0 / 2) < 500 }.count > 200)
    #expect(drawn.filter { $0.magnitude > 1 << 60 }.count > 200)
  }

  @Test func `reals stay within their bounds and are now and then whole`() throws {
    let drawn = try Self.values(Generator<Double>.reals(in: -2.5...1e6))
    #expect(drawn.allSatisfy { (-2.5...1e6).contains($0) })
    #expect(drawn.contains(-2.5) && drawn.contains(1e6) && drawn.contains(0))
    #expect(drawn.filter { $0 == $0.rounded() }.count > 300)
    #expect(drawn.filter { $0 != $0.rounded() }.count > 300)
    let any = try Self.values(Generator<Double>.anyReals())
    #expect(any.contains { $0.isNaN } && any.contains(.infinity) && any.contains(-.infinity))
  }

  @Test(arguments: [
    (0.1...0.9, 0.5), (0.3...0.31, 0.304_687_5), (2.5...7, 3), (-7 ... -2.5, -3), (-1...1, 0),
    (0.1...0.1, 0.1), (1e300...1e301, 1e300),
  ])
  func `a real without choices is the simplest of its range`(
    _ range: ClosedRange<Double>, _ simplest: Double
  ) throws {
    let source = ChoiceSource(replaying: [])
    #expect(try source.real(in: range) == simplest)
  }

  @Test func `booleans and weights come at the rate asked for`() throws {
    let seldom = try Self.values(Generator<Bool>.booleans(probability: 0.1), 10_000)
    #expect((820...1180).contains(seldom.filter { $0 }.count))
    let weighted = try Self.values(
      Generator<Int>.weighted([(1, .constant(0)), (0, .constant(1)), (3, .constant(2))]), 10_000)
    #expect((2240...2760).contains(weighted.filter { $0 == 0 }.count))
    #expect(!weighted.contains(1))
  }

  @Test func `an edited choice never takes an alternative of weight zero`() throws {
    let generator = Generator<Int>.weighted([(1, .constant(0)), (0, .constant(1))])
    let source = ChoiceSource(replaying: [Choice(.index, magnitude: 1)])
    #expect(try generator.draw(source) == 0)
  }

  @Test func `nasty text contains what code stumbles over`() throws {
    let seen = Set(try Self.values(Generator<String>.nasty()).joined().unicodeScalars)
    let wanted: [Unicode.Scalar] = [
      "\u{0}", "\u{301}", "\u{D7FF}", "\u{E000}", "\u{202E}", "\u{FEFF}", "\u{10FFFF}", "\u{DF}",
    ]
    #expect(wanted.filter { !seen.contains($0) } == [])
  }

  @Test func `ASCII text is ASCII and printable when asked`() throws {
    let printable = try Self.values(Generator<String>.ascii()).joined().utf8
    #expect(printable.allSatisfy { (32...126).contains($0) })
    #expect(Set(printable).count == 95)
    let all = try Self.values(Generator<String>.ascii(printable: false)).joined().utf8
    #expect(Set(all) == Set(0...127))
  }

  @Test func `letters have the length and the alphabet asked for, evenly`() throws {
    let drawn = try Self.values(.letters(from: "abcd", count: 32...32), 1000)
    #expect(drawn.allSatisfy { $0.utf8.count == 32 })
    let counts = Dictionary(grouping: drawn.joined(), by: \.self).mapValues(\.count)
    #expect(counts.keys.sorted() == ["a", "b", "c", "d"])
    #expect(counts.values.allSatisfy { (7500...8500).contains($0) })
    let lengths = Set(try Self.values(.letters(from: "ab", count: 2...5)).map(\.count))
    #expect(lengths == [2, 3, 4, 5])
  }

  @Test func `collections have sizes within their bounds`() throws {
    let digits = Generator<Int>.integers(in: 0...9)
    #expect(Set(try Self.values(.arrays(of: digits, count: 2...4)).map(\.count)) == [2, 3, 4])
    #expect(Set(try Self.values(.arrays(of: digits, count: 3)).map(\.count)) == [3])
    #expect(Set(try Self.values(.bytes(count: 1...3)).map(\.count)) == [1, 2, 3])
    let sets = try Self.values(.sets(of: digits, count: 2...4))
    #expect(Set(sets.map(\.count)) == [2, 3, 4])
    let tables = try Self.values(.dictionaries(of: digits, digits, count: 0...3))
    #expect(Set(tables.map(\.count)) == [0, 1, 2, 3])
    let orders = try Self.values(.permutations(of: [1, 2, 3]))
    #expect(Set(orders).count == 6)
  }

  @Test func `recursive values nest to their depth and no further`() throws {
    let depths = Generator<Int>.recursive(leaf: .constant(0), depth: 4) { part in
      Generator.pair(part, part).map { max($0, $1) + 1 }
    }
    #expect(Set(try Self.values(depths)) == [0, 1, 2, 3, 4])
  }

  @Test func `the cases of an enumeration come in their order`() throws {
    enum Suit: CaseIterable, Sendable {
      case clubs, diamonds, hearts, spades
    }
    var seen: [Suit] = []
    let outcome = checkProperty("all suits", Generator<Suit>.cases()) { seen.append($0) }
    #expect(outcome.isExhaustive)
    #expect(seen == [.clubs, .diamonds, .hearts, .spades])
  }

  @Test func `constants of the code under test are read from its text and mixed in`() throws {
    let constants = SourceConstants(
      swiftSource: """
        let limit = 65_536  // not 9999
        let mask = 0xFF; let ratio = 3.25; let alphabet = "0-9A-Z"
        /* not 8888 */ let name9 = "a\\(limit)b"
        """)
    #expect(constants.integers == [254, 255, 256, 65_535, 65_536, 65_537])
    #expect(constants.strings == ["0-9A-Z"])
    let outcome = checkProperty(
      "never the limit", Generator<Int>.integers().mixing(constants: constants.integers)
    ) { $0 != 65_536 }
    #expect(outcome.counterexample?.rendered == "65536")
  }

  @Test func `recording changes nothing of what is drawn`() throws {
    for seed in 0..<UInt64(300) {
      let plain = try ReplayTokenTests.everything.draw(ChoiceSource(seed: seed, size: 50))
      let source = ChoiceSource(seed: seed, size: 50, isRecording: true)
      #expect(try ReplayTokenTests.everything.draw(source) == plain)
    }
  }
}
