import ConformanceModel
import Testing

@testable import ConformanceChecks

@Suite struct DrawPaceTests {
  @Test func `a fast subject is asked for eight times as many, up to an answer's size`() {
    var pace = DrawPace()
    var batches: [Int] = []
    for _ in 0..<7 {
      batches.append(pace.batch)
      pace.took(.zero)
    }
    #expect(batches == [1, 8, 64, 512, 4_096, 20_000, 20_000])
  }

  @Test func `a process for each nonce is asked for half a second's worth`() {
    var pace = DrawPace()
    for _ in 0..<9 { pace.took(.milliseconds(5) * pace.batch) }
    #expect(pace.batch == 100)
  }

  @Test func `who needs longer than any request should take is asked for one at a time`() {
    var pace = DrawPace()
    pace.took(.seconds(3))
    #expect(pace.batch == 1)
  }

  @Test func `what a slow subject has drawn is judged, and the scope says what is missing`() async {
    let context = CheckContext(
      profile: .standard, seed: 1, samples: NonceSamples(budget: .zero))
    let complete = await Check.charsetComplete.outcome(for: SeededSubject.good, context)
    #expect(
      complete.allLines == """
        insufficientData 1: 1 nonce; 1 of 4,096 nonces came within 0.0 seconds: a longer \
        '--time-limit' gives them more time
        drawn: 32 letters, 2,052 needed
        remedy: Give it more time to draw, by a greater `--time-limit`.
        """)
  }

  @Test func `an error at one length says which was asked for`() async {
    let refusing = SeededSubject.subject("refusing") { length, source in
      guard length != 1 else { throw RefusesOneLetter() }
      return try SeededSubject.rejecting(length, of: SeededSubject.letters, below: 195, source)
    }
    let outcome = await judgeValues(.nonceLengthExact, refusing)
    #expect(
      outcome.allLines == """
        fail 1: ended before a verdict
        observed: the subject threw an error where an answer was due
        observed: a nonce of 1 letter was asked for
        drawn: error: RefusesOneLetter()
        likely: the adapter throws where its contract promises an answer
        """)
  }

  private struct RefusesOneLetter: Error {}
}
