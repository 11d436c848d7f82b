import PropertyEngine
import XCTest

/// How the engine is used from XCTest: one line, one failure.
final class XCTestTests: XCTestCase {
  private let numbers = Generator<Int>.integers(in: 0...1_000_000)

  func testAPassingPropertyIsAPassingTest() {
    let outcome = checkProperty("doubling is even", numbers) { ($0 * 2) % 2 == 0 }
    XCTAssertTrue(outcome.isPassed, outcome.report)
  }

  #if !canImport(Darwin)
    private var failures: [String]?

    /// Catches failures while `failures` is set; XCTest on Linux has no expected failures.
    override func recordFailure(
      withDescription description: String, inFile file: String, atLine line: Int, expected: Bool
    ) {
      if failures == nil {
        super.recordFailure(
          withDescription: description, inFile: file, atLine: line, expected: expected)
      }
      failures?.append(description)
    }

    func testAFailingPropertyIsOneFailureWithItsReport() {
      failures = []
      let outcome = checkProperty("numbers are small", numbers) { $0 < 900 }
      XCTAssertTrue(outcome.isPassed, outcome.report)
      let caught = failures
      failures = nil
      XCTAssertEqual(caught, ["XCTAssertTrue failed - \(outcome.report)"])
      XCTAssertEqual(
        outcome.report,
        """
        property  FAIL
          claim       numbers are small
          observed    the property returned false (0 cases passed before)
          for         900
          simplified  11 times in 35 tries
          again       pe1::I384:d1eee9e1
        """)
    }
  #endif
}
