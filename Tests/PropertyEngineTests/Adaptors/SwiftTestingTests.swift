import PropertyEngine
import Synchronization
import Testing

/// How the engine is used from Swift Testing: one line, one issue.
@Suite struct SwiftTestingTests {
  private static let numbers = Generator<Int>.integers(in: 0...1_000_000)

  @Test func `a passing property is a passing test`() {
    let outcome = checkProperty("doubling is even", Self.numbers) { ($0 * 2) % 2 == 0 }
    #expect(outcome.isPassed, "\(outcome.report)")
  }

  @Test func `a failing property is one issue with counterexample, shrinks and token`() {
    let texts = Mutex<[String]>([])
    withKnownIssue {
      let outcome = checkProperty("numbers are small", Self.numbers) { $0 < 900 }
      #expect(outcome.isPassed, "\(outcome.report)")
    } matching: { issue in
      texts.withLock { $0.append(issue.comments.map(\.rawValue).joined()) }
      return true
    }
    let seen = texts.withLock { $0 }
    #expect(
      seen == [
        """
        property  FAIL
          claim       numbers are small
          observed    the property returned false (0 cases passed before)
          for         900
          simplified  11 times in 35 tries
          again       pe1::I384:d1eee9e1
        """
      ])
  }
}
