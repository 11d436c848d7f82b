import AuthConformanceXCTest
import SampleApp
import XCTest

final class NonceXCTests: XCTestCase {
  private let subject = FunctionSubject(
    "sample-app", nonce: { Nonce.random(length: $0 ?? 32) }, digest: { Nonce.sha256($0) })

  func testNoncesAndDigestsConform() async {
    await XCTAssertConforms(subject)
  }

  func testOneRequirementByItsID() async {
    await XCTAssertConforms(subject, to: "nonce.unique")
  }
}
