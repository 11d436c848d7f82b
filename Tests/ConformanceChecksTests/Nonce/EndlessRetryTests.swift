import ConformanceModel
import Testing

@testable import ConformanceChecks

@Suite struct EndlessRetryTests {
  @Test func `a million fruitless calls abandon the check with a failure`() async throws {
    let monitor = AbandonedOutcome()
    let returned = await judgeValues(
      .nonceSourceFailure, SeededSubject.retriesTooLong, monitor: monitor)
    let outcome = try #require(monitor.outcome)
    #expect(returned == outcome)
    #expect(
      outcome.allLines == """
        fail 1: 7 failing sources: failures and reads of zero bytes, at once and after 1 and 8 \
        bytes; reads of one byte; an error and an abort are both right
        observed: a source that fails at once: asked 1,000,000 times in vain, and no end in sight
        likely: the failing call is repeated in a loop without a limit
        """)
  }
}
