import Testing

@testable import ConformanceStatistics

@Suite struct OverlapScanTests {
  private static let alphabet = LetterAlphabet.signIn
  private static let length = 32

  /// Exact nonces, of which `copy` may overwrite letters.
  private static func nonces(_ count: Int, copy: (inout [UInt8]) -> Void = { _ in }) -> [UInt8] {
    var generator = SampleGenerator(seed: 7)
    var letters = generator.letters(count * length, of: alphabet, below: alphabet.size)
    copy(&letters)
    return letters
  }

  private static func overlap(_ letters: [UInt8]) -> OverlapScan.Overlap? {
    OverlapScan(
      bits: [Double](repeating: LetterAlphabet.bits(chance: 1 / 65), count: length),
      count: letters.count / length
    ).firstOverlap(in: letters)
  }

  @Test(arguments: [
    (65, 32, 4_096, OverlapScan.Reach(within: 11, next: 11, anywhere: 12)),
    (16, 32, 4_096, OverlapScan.Reach(within: 17, next: 17, anywhere: 18)),
    (64, 22, 2_048, OverlapScan.Reach(within: 11, next: 11, anywhere: 12)),
    (65, 8, 4_096, OverlapScan.Reach(within: nil, next: nil, anywhere: nil)),
  ])
  func `as many letters in a row are proof as the union bound demands`(
    size: Int, length: Int, nonces: Int, reach: OverlapScan.Reach
  ) {
    let bits = [Double](repeating: LetterAlphabet.bits(chance: 1 / Double(size)), count: length)
    #expect(OverlapScan(bits: bits, count: nonces).reach == reach)
  }

  @Test func `letters that are certain count for nothing`() {
    let uuid = (0..<36).map { [8, 13, 14, 18, 23].contains($0) ? 0.0 : 4 }
    #expect(
      OverlapScan(bits: uuid, count: 4_096).reach
        == OverlapScan.Reach(within: 21, next: 22, anywhere: 23))
  }

  @Test func `a run of enough letters is found within a nonce, and one letter fewer is not`() {
    func copied(_ run: Int) -> OverlapScan.Overlap? {
      Self.overlap(
        Self.nonces(4_096) { letters in
          for index in 0..<run { letters[50 * 32 + 17 + index] = letters[50 * 32 + 2 + index] }
        })
    }
    let place = OverlapScan.Place(nonce: 50, position: 2)
    #expect(
      copied(11)
        == OverlapScan.Overlap(
          first: place, second: OverlapScan.Place(nonce: 50, position: 17), length: 11, nonces: 1))
    #expect(copied(10) == nil)
  }

  @Test func `a run is found in the next nonce and anywhere, at any distance`() {
    func copied(to nonce: Int, _ run: Int) -> OverlapScan.Overlap? {
      Self.overlap(
        Self.nonces(4_096) { letters in
          for index in 0..<run { letters[nonce * 32 + index] = letters[9 * 32 + 20 + index] }
        })
    }
    let first = OverlapScan.Place(nonce: 9, position: 20)
    #expect(
      copied(to: 10, 11)
        == OverlapScan.Overlap(
          first: first, second: OverlapScan.Place(nonce: 10, position: 0), length: 11, nonces: 1))
    #expect(
      copied(to: 4_000, 12)
        == OverlapScan.Overlap(
          first: first, second: OverlapScan.Place(nonce: 4_000, position: 0), length: 12, nonces: 1)
    )
    #expect(copied(to: 4_000, 11) == nil)
  }

  @Test(arguments: [2, 5, 31])
  func `a letter copied within each nonce is found at its distance`(distance: Int) {
    let letters = Self.nonces(2_048) { letters in
      for nonce in 0..<2_048 { letters[nonce * 32 + distance] = letters[nonce * 32] }
    }
    let findings = DistanceTest(alphabet: Self.alphabet, falseAlarm: 1e-12)
      .findings(letters, length: 32)
    #expect(findings.first?.distance == .within(distance))
    #expect(findings.first?.step == 0)
  }

  @Test(arguments: [-31, -4, 8, 31])
  func `a letter computed from one of the nonce before is found at its distance`(offset: Int) {
    let from = max(0, -offset)
    let letters = Self.nonces(2_048) { letters in
      for nonce in 1..<2_048 {
        let earlier = Self.alphabet.index(of: letters[(nonce - 1) * 32 + from])!
        letters[nonce * 32 + from + offset] = Self.alphabet.bytes[(earlier + 3) % 65]
      }
    }
    let findings = DistanceTest(alphabet: Self.alphabet, falseAlarm: 1e-12)
      .findings(letters, length: 32)
    #expect(findings.map(\.distance) == [.next(offset)])
    #expect(findings.map(\.step) == [3])
  }
}
