import Foundation
import Testing

@testable import ConformanceStatistics

@Suite struct LetterEvidenceTests {
  private let alphabet = LetterAlphabet.signIn

  private func counts(_ bytes: [UInt8], positions: Int = 32) -> LetterCounts {
    var counts = LetterCounts(alphabetSize: 65, positions: positions)
    counts.count(bytes, alphabet: alphabet)
    return counts
  }

  @Test func `every alternative's ratios average 1 under a uniform draw`() {
    let evidence = LetterEvidence(alphabet: alphabet, positions: 1, falseAlarm: 1e-12)
    #expect(evidence.catalogue.count > 150)
    for (index, alternative) in evidence.catalogue.enumerated() {
      #expect((alternative.rates.reduce(0, +) - 1).magnitude < 1e-12)
      let ratios = evidence.logRatios(at: index)
      #expect(ratios.count == 65)
      let mean = ratios.reduce(0) { $0 + exponential($1) } / 65
      #expect((mean - 1).magnitude < 1e-12, "\(alternative.shape)")
    }
    // A quarter is left for stuck positions.
    #expect((logarithmOfSum(evidence.logWeights) - naturalLogarithm(0.75)).magnitude < 1e-12)
    #expect(evidence.logEvidence.magnitude < 1e-12)
  }

  @Test func `evidence added in parts equals evidence added at once`() {
    var generator = SampleGenerator(seed: 5)
    let bytes = generator.letters(6_400, of: alphabet, below: 64)
    var whole = LetterEvidence(alphabet: alphabet, positions: 32, falseAlarm: 1e-12)
    whole.add(counts(bytes))
    var parts = LetterEvidence(alphabet: alphabet, positions: 32, falseAlarm: 1e-12)
    for start in stride(from: 0, to: 6_400, by: 640) {
      parts.add(counts(Array(bytes[start..<start + 640])))
    }
    #expect((whole.logEvidence - parts.logEvidence).magnitude < 1e-8)
    #expect(parts.letters == 6_400)
    #expect(whole.leadingDefect.description == "_ (letter 64) absent")
  }

  @Test func `saved wealth goes on in the next run and is found where one run is not enough`()
    throws
  {
    var generator = SampleGenerator(seed: 6)
    var nights = LetterEvidence(alphabet: alphabet, positions: 32, falseAlarm: 1e-12)
    var verdicts: [Bool] = []
    for _ in 0..<10 {
      // Each night is a new process: only the saved text survives.
      let text = try JSONEncoder().encode(nights.saved)
      nights = LetterEvidence(alphabet: alphabet, positions: 32, falseAlarm: 1e-12)
      try nights.restore(JSONDecoder().decode(LetterEvidence.Saved.self, from: text))
      nights.add(counts(generator.letters(3_200, of: alphabet, below: 256) { $0 % 65 }))
      if case .fail = nights.result.verdict {
        verdicts.append(true)
      } else {
        verdicts.append(false)
      }
    }
    #expect(verdicts.first == false)
    #expect(verdicts.last == true)
    #expect(nights.letters == 32_000)
    #expect(
      nights.leadingDefect.description == "z - . _ at three quarters of the rate: a byte modulo 65")
  }

  @Test func `wealth of another alphabet or length is refused with the reason`() throws {
    let other = try #require(LetterAlphabet("0123456789abcdef"))
    let saved = LetterEvidence(alphabet: other, positions: 32, falseAlarm: 1e-12).saved
    var evidence = LetterEvidence(alphabet: alphabet, positions: 32, falseAlarm: 1e-12)
    #expect {
      try evidence.restore(saved)
    } throws: {
      "\($0)" == "saved evidence: gathered with another alphabet (16 letters), expected the one of "
        + "this run (65 letters). Start a new evidence file."
    }
    let short = LetterEvidence(alphabet: alphabet, positions: 22, falseAlarm: 1e-12).saved
    #expect(throws: LetterEvidenceError(reason: .otherLength(saved: 22, current: 32))) {
      try evidence.restore(short)
    }
  }

  @Test func `damaged wealth is refused`() throws {
    var evidence = LetterEvidence(alphabet: alphabet, positions: 2, falseAlarm: 1e-12)
    var text = try String(decoding: JSONEncoder().encode(evidence.saved), as: UTF8.self)
    text = text.replacing("\"leader\":0", with: "\"leader\":-1")
    let saved = try JSONDecoder().decode(LetterEvidence.Saved.self, from: Data(text.utf8))
    #expect(throws: LetterEvidenceError(reason: .damaged)) { try evidence.restore(saved) }
  }

  @Test func `letters that no known generator explains are not given a wrong name`() {
    // Two letters at a tenth of the rate.
    var generator = SampleGenerator(seed: 8)
    var bytes: [UInt8] = []
    while bytes.count < 64_000 {
      let index = generator.below(65)
      if (index == 20 || index == 50) && generator.below(10) > 0 { continue }
      bytes.append(alphabet.bytes[index])
    }
    var evidence = LetterEvidence(alphabet: alphabet, positions: 32, falseAlarm: 1e-12)
    evidence.add(counts(bytes))
    if case .shape = evidence.leadingDefect { Issue.record("\(evidence.leadingDefect)") }
    // Position 3 is stuck nine times in ten: not "always".
    for index in stride(from: 3, to: bytes.count, by: 32) where generator.below(10) > 0 {
      bytes[index] = alphabet.bytes[7]
    }
    var sticky = LetterEvidence(alphabet: alphabet, positions: 32, falseAlarm: 1e-12)
    sticky.add(counts(bytes))
    guard case .positionRate(3, _, _, _) = sticky.leadingDefect else {
      Issue.record("\(sticky.leadingDefect)")
      return
    }
  }

  @Test func `a missing letter is certain to be found where the evidence says so`() {
    var evidence = LetterEvidence(alphabet: alphabet, positions: 1, falseAlarm: 1e-12)
    let needed = evidence.neededLetters
    #expect(needed < 2_300)
    let missing = LetterAlternative.missing([32], of: 65)
    #expect(evidence.power(letters: needed, alternative: missing) == 1)
    #expect(evidence.power(letters: needed - 1, alternative: missing) == 0)
    let present = alphabet.bytes.filter { $0 != alphabet.bytes[32] }
    evidence.add(counts((0..<needed).map { present[$0 % 64] }, positions: 1))
    guard case .fail = evidence.result.verdict else {
      Issue.record("\(evidence.result)")
      return
    }
    #expect(evidence.leadingDefect.description == "W (letter 32) absent")
  }
}
