import PropertyEngine
import Testing

@Suite struct ShrinkerTests {
  private static let lists = Generator<[Int]>.arrays(of: .integers(in: 0...1000))

  private static func recording(_ seed: UInt64) throws -> ChoiceRecording {
    let source = ChoiceSource(seed: seed, isRecording: true)
    _ = try lists.draw(source)
    return source.recording
  }

  /// Drives a shrinker the way a program does that runs candidates elsewhere.
  private static func shrink(
    _ shrinker: inout Shrinker, _ stillFails: ([Int]) -> Bool
  ) throws -> [Int] {
    while let choices = shrinker.nextCandidate() {
      let source = ChoiceSource(replaying: choices)
      let value = try lists.draw(source)
      shrinker.learn(stillFails(value) ? .stillFails(source.recording) : .doesNotFail)
    }
    return try lists.draw(ChoiceSource(replaying: shrinker.best.choices))
  }

  @Test func `the shrinker can be driven from outside`() throws {
    for seed in 0..<UInt64(20) {
      var shrinker = Shrinker(try Self.recording(seed))
      let start = try Self.lists.draw(ChoiceSource(replaying: shrinker.best.choices))
      guard start.reduce(0, +) > 500 else { continue }
      #expect(try Self.shrink(&shrinker) { $0.reduce(0, +) > 500 } == [501])
    }
  }

  @Test func `no candidate is handed out twice and none is larger than the best`() throws {
    var shrinker = Shrinker(try Self.recording(3))
    var seen: Set<[Choice]> = []
    while let choices = shrinker.nextCandidate() {
      #expect(seen.insert(choices).inserted)
      #expect(choices.count <= shrinker.best.nodes.count)
      let source = ChoiceSource(replaying: choices)
      let sum = try Self.lists.draw(source).reduce(0, +)
      shrinker.learn(sum > 500 ? .stillFails(source.recording) : .doesNotFail)
    }
    #expect(shrinker.counts.evaluations == seen.count)
    #expect(shrinker.counts.cacheHits > 0)
    let byPass = shrinker.counts.improvementsByPass.values.reduce(0, +)
    #expect(shrinker.counts.improvements == byPass)
  }

  @Test func `a budget that ends the search is noted`() throws {
    var shrinker = Shrinker(try Self.recording(3), budget: 5)
    _ = try Self.shrink(&shrinker) { _ in false }
    #expect(shrinker.counts.evaluations == 5 && shrinker.counts.isExhausted)
  }

  @Test func `a case may get shorter a hundred times in a row, whatever is taken away`() throws {
    let recording = { (count: Int) in
      let source = ChoiceSource(seed: 0, isRecording: true)
      for _ in 0..<count { _ = try source.draw(.integers(in: 1...9)) }
      return source.recording
    }
    var shrinker = Shrinker(try recording(200))
    for count in (100..<200).reversed() {
      let candidate = shrinker.nextCandidate()
      #expect(candidate != nil)
      shrinker.learn(.stillFails(try recording(count)))
    }
    #expect(shrinker.best.nodes.count == 100)
    #expect(shrinker.counts.improvementsByPass == [.deleteSpans: 100])
  }

  @Test func `a thousand choices shrink within the budget`() throws {
    let long = Generator<[Int]> { source in
      var numbers: [Int] = []
      while try source.boolean(probability: 0.998) {
        numbers.append(try source.draw(.integers(in: 0...1000)))
      }
      return numbers
    }
    let outcome = checkProperty("large numbers are rare", long) { numbers in
      numbers.filter { $0 > 900 }.count < 20
    }
    let found = try #require(outcome.counterexample)
    #expect(outcome.counterexample?.value == [Int](repeating: 901, count: 20))
    #expect(!found.shrinking.isExhausted)
  }
}
