import Testing

@testable import ConformanceStatistics

@Suite struct LetterSampleTests {
  @Test(arguments: [1, 2, 7, 32], [0, 3])
  func `pairs and steps equal those counted one after another`(length: Int, foreignPer100: Int) {
    let alphabet = LetterAlphabet.signIn
    var generator = SampleGenerator(seed: 11)
    let nonces = 2_000
    var bytes: [UInt8] = []
    for _ in 0..<nonces * (length + 1) {
      let isForeign = generator.below(100 * length) < foreignPer100
      bytes.append(isForeign ? 0x20 : alphabet.bytes[generator.below(65)])
    }
    // In two parts: steps go on from one part to the next.
    var sample = LetterSample(alphabet: alphabet, length: length)
    let cut = 777 * (length + 1)
    bytes[..<cut].withUnsafeBufferPointer { sample.add($0, stride: length + 1) }
    bytes[cut...].withUnsafeBufferPointer { sample.add($0, stride: length + 1) }

    var neighbours = [Int](repeating: 0, count: 65)
    var successive = [[Int]](repeating: neighbours, count: length)
    var pairs = [[Int]](repeating: [Int](repeating: 0, count: 65 * 65), count: 2)
    var last: [Int]?
    for nonce in 0..<nonces {
      let letters = bytes[nonce * (length + 1)..<nonce * (length + 1) + length]
        .map { alphabet.index(of: $0) }
      let known = letters.compactMap { $0 }
      guard known.count == length else {
        last = nil
        continue
      }
      for position in 0..<length {
        if let last { successive[position][(known[position] - last[position] + 65) % 65] += 1 }
        guard position + 1 < length else { continue }
        neighbours[(known[position + 1] - known[position] + 65) % 65] += 1
        pairs[position % 2][known[position] * 65 + known[position + 1]] += 1
      }
      last = known
    }
    #expect(sample.neighbourSteps == neighbours)
    #expect(sample.nonceSteps == successive)
    #expect(sample.pairs == pairs)
    #expect(sample.letters.nonces == nonces)
  }

  @Test func `steps are right for alphabets of more than 128 letters`() throws {
    let alphabet = try #require(LetterAlphabet(bytes: (0..<200).map { UInt8($0) }))
    var sample = LetterSample(alphabet: alphabet, length: 3)
    sample.add([199, 0, 150, 3, 199, 149])
    // 199→0 is 1, 0→150 is 150; 3→199 is 196, 199→149 is 150.
    #expect(sample.neighbourSteps[1] == 1)
    #expect(sample.neighbourSteps[150] == 2)
    #expect(sample.neighbourSteps[196] == 1)
    // 199→3 is 4, 0→199 is 199, 150→149 is 199.
    #expect(sample.nonceSteps.map { $0.firstIndex(of: 1) } == [4, 199, 199])
  }

  @Test func `counts that were moved aside are still counted`() {
    var sample = LetterSample(alphabet: .signIn, length: 4)
    sample.add(Array("abcd".utf8))
    sample.flushIfNeeded(adding: 1 << 31)
    sample.add(Array("abcd".utf8))
    #expect(sample.neighbourSteps[1] == 6)
    #expect(sample.pairs[0].reduce(0, +) == 4)
    #expect(sample.pairs[1].reduce(0, +) == 2)
  }
}
