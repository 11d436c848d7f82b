import Testing

@testable import ConformanceStatistics

@Suite struct LetterAnalysisTests {
  @Test(arguments: KnownGenerator.all)
  func `2,000 nonces of a known bad generator name its defect`(known: KnownGenerator) {
    for seed in 1...(SimulationSize.isFull ? 20 : 2) {
      var generator = SampleGenerator(seed: UInt64(seed))
      var sample = LetterSample(alphabet: .signIn, length: 32)
      sample.add(known.draw(2_000, &generator))
      let analysis = LetterAnalysis(sample)
      #expect(analysis.likelyDefect?.description == known.sentence)
    }
  }

  @Test func `a correct generator passes all tests once there are enough letters`() {
    var generator = SampleGenerator(seed: 3)
    var sample = LetterSample(alphabet: .signIn, length: 32)
    sample.add(generator.letters(70_400, of: .signIn, below: 65))
    let analysis = LetterAnalysis(sample)
    #expect(analysis.results.map(\.test) == LetterTest.allCases)
    for result in analysis.results {
      #expect(result.verdict == .pass, "\(result)")
    }
    #expect(analysis.likelyDefect == nil)
    #expect(analysis.results.reduce(0) { $0 + $1.falseAlarm } <= 1.000_001e-9)
  }

  @Test(arguments: [2, 3, 16, 64, 128, 255, 256])
  func `alphabets of every size are judged`(size: Int) throws {
    let alphabet = try #require(LetterAlphabet(bytes: (0..<size).map { UInt8($0) }))
    var generator = SampleGenerator(seed: UInt64(size))
    var fair = LetterSample(alphabet: alphabet, length: 16)
    fair.add(generator.letters(32_000, of: alphabet, below: size))
    #expect(LetterAnalysis(fair).failures.isEmpty)
    var unfair = LetterSample(alphabet: alphabet, length: 16)
    unfair.add(generator.letters(32_000, of: alphabet, below: size - 1))
    let sentence = LetterAnalysis(unfair).likelyDefect?.description
    let last = alphabet.fullName(of: size - 1)
    // With two letters nothing else is left: every position is stuck.
    let stuck = "position 0 is always 0x00 (letter 0) in 2,000 nonces"
    #expect(sentence == (size == 2 ? stuck : "\(last) never seen in 32,000 letters"))
  }

  @Test func `no letters decide nothing`() {
    let analysis = LetterAnalysis(LetterSample(alphabet: .signIn, length: 32))
    #expect(analysis.failures.isEmpty)
    for result in analysis.results {
      guard case .insufficientData(let needed) = result.verdict else {
        Issue.record("\(result.test) judged an empty sample: \(result.verdict)")
        continue
      }
      #expect(needed > 0)
    }
  }

  @Test func `a counter and a deck are named although every letter is equally frequent`() {
    var counting = LetterSample(alphabet: .signIn, length: 32)
    counting.add((0..<64_000).map { LetterAlphabet.signIn.bytes[($0 / 32 + $0 % 32 * 7) % 65] })
    let counter = LetterAnalysis(counting).likelyDefect?.description
    #expect(counter == "position 0 is 1 letters further 1,999 times (31 expected)")

    var generator = SampleGenerator(seed: 9)
    var dealt = LetterSample(alphabet: .signIn, length: 32)
    var deck: [UInt8] = []
    for _ in 0..<1_000 {
      var cards = LetterAlphabet.signIn.bytes
      for index in stride(from: 64, to: 0, by: -1) {
        cards.swapAt(index, generator.below(index + 1))
      }
      deck += cards
    }
    dealt.add(deck)
    let analysis = LetterAnalysis(dealt)
    let uneven = analysis.results.first { $0.test == .evenness }
    guard case .fail(let defects) = uneven?.verdict else {
      Issue.record("The deck was not noticed: \(String(describing: uneven))")
      return
    }
    // 57 letters of the last deck were counted: 57·(1 - 57/65).
    #expect(
      defects.map(\.description) == [
        "letters are spread too evenly: squared deviations add up to 7.0, 63992.1 expected"
      ])
  }
}
