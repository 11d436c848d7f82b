import Testing

@testable import ConformanceStatistics

@Suite struct LetterCountsTests {
  @Test(arguments: [1, 3, 8, 32, 37], [1, 5, 255, 256, 700])
  func `both ways of counting agree with counting one byte after another`(
    positions: Int, nonces: Int
  ) {
    let alphabet = LetterAlphabet.signIn
    var generator = SampleGenerator(seed: 7)
    let stride = positions + 1
    var bytes = (0..<nonces * stride).map { _ in UInt8(generator.below(128)) }
    bytes.removeLast()  // The last nonce has no separator.
    var counts = LetterCounts(alphabetSize: alphabet.size, positions: positions)
    bytes.withUnsafeBufferPointer { counts.count($0, stride: stride, alphabet: alphabet) }

    var cells = [UInt32](repeating: 0, count: alphabet.size * positions)
    var foreign = [UInt32](repeating: 0, count: positions)
    for (offset, byte) in bytes.enumerated() where offset % stride < positions {
      if let letter = alphabet.index(of: byte) {
        cells[offset % stride * alphabet.size + letter] += 1
      } else {
        foreign[offset % stride] += 1
      }
    }
    #expect(counts.cells == cells)
    #expect(counts.foreign == foreign)
    #expect(counts.nonces == nonces)
    #expect(counts.letterTotal + counts.foreignTotal == nonces * positions)
  }

  @Test func `merged counts equal the counts of the whole`() {
    let alphabet = LetterAlphabet.signIn
    var generator = SampleGenerator(seed: 1)
    let bytes = generator.letters(3_200, of: alphabet, below: 65)
    var whole = LetterCounts(alphabetSize: 65, positions: 32)
    whole.count(bytes, alphabet: alphabet)
    var first = LetterCounts(alphabetSize: 65, positions: 32)
    first.count(Array(bytes[..<320]), alphabet: alphabet)
    var second = LetterCounts(alphabetSize: 65, positions: 32)
    second.count(Array(bytes[320...]), alphabet: alphabet)
    first.merge(second)
    #expect(first == whole)
    #expect(whole.totals.reduce(0, +) == 3_200)
  }

  @Test(arguments: [(255, 32), (256, 8), (2_000, 8)])
  func `a position that copies an earlier one counts once, unless few nonces agree by chance`(
    nonces: Int, counted: Int
  ) {
    let alphabet = LetterAlphabet.signIn
    var generator = SampleGenerator(seed: 1)
    var counts = LetterCounts(alphabetSize: 65, positions: 32)
    for _ in 0..<nonces {
      let letters = generator.letters(8, of: alphabet, below: 65)
      counts.count(letters + letters + letters + letters, alphabet: alphabet)
    }
    #expect(counts.totalsWithoutCopies.reduce(0, +) == nonces * counted)
    #expect(counts.totals.reduce(0, +) == nonces * 32)
  }

  @Test func `an alphabet of all 256 bytes has no foreign bytes`() throws {
    let alphabet = try #require(LetterAlphabet(bytes: (0...255).map { UInt8($0) }))
    var counts = LetterCounts(alphabetSize: 256, positions: 1)
    counts.count((0...255).map { UInt8($0) }, alphabet: alphabet)
    counts.count([255], alphabet: alphabet)
    #expect(counts.foreignTotal == 0)
    #expect(counts.totals[255] == 2)
    #expect(alphabet.index(of: 255) == 255)
  }

  @Test func `an alphabet refuses a letter that comes twice and fewer than two letters`() {
    #expect(LetterAlphabet("abca") == nil)
    #expect(LetterAlphabet("a") == nil)
    #expect(LetterAlphabet.signIn.fullName(of: 32) == "W (letter 32)")
    #expect(LetterAlphabet(bytes: [0, 32])?.name(of: 0) == "0x00")
  }
}
