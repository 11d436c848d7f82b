import ConformanceModel
import Testing

@testable import ConformanceChecks

@Suite struct OverlapCheckTests {
  @Test func `letters drawn afresh pass`() async {
    let outcome = await judgeValues(.nonceNoOverlap, SeededSubject.good)
    #expect(
      outcome.allLines == """
        pass 4096: 4,096 different nonces, their letters 0 to 31; certain to be seen where they \
        come again: 11 letters in a row within a nonce, 11 from one nonce to the next, 12 \
        between any two; false alarm below 1e-12
        """)
  }

  @Test func `eight letters written four times are told`() async {
    let repeating = SeededSubject.subject("repeating") { length, source in
      let letters = try SeededSubject.rejecting(8, of: SeededSubject.letters, below: 195, source)
      return String(String(repeating: letters, count: length / 8 + 1).prefix(length))
    }
    let outcome = await judgeValues(.nonceNoOverlap, repeating)
    #expect(
      outcome.evidence?.drawn == [
        "24 letters of nonce 1, from position 0 on, come again in the same nonce from position 8 "
          + "on; so in 4,096 of 4,096 nonces"
      ])
    #expect(outcome.evidence?.cause == .lettersRepeated)
  }

  @Test func `nonces that come again as a whole are left to another requirement`() async {
    let outcome = await judgeValues(.nonceNoOverlap, SeededSubject.constant)
    #expect(outcome.grade == .notApplicable)
  }

  @Test func `nonces of few letters cannot be judged`() async {
    let outcome = await judgeValues(.nonceNoOverlap, SeededSubject.weak)
    #expect(
      outcome.scope
        == "no run of letters would prove anything: a nonce has too few, or they hardly vary")
  }
}
