import XCTest
@testable import AuthFeature

final class AuthFlowTests: XCTestCase {
  private var api: APIClientMock!
  private var sut: AuthFlow!

  override func setUp() {
    super.setUp()
    srand48(7)
    api = APIClientMock()
    sut = AuthFlow(api: api, nonces: StubNonceSource())
  }

  override func tearDown() {
    sut = nil
    api = nil
    super.tearDown()
  }

  func testSendsRawNonceToBackend() async throws {
    try await sut.finish(token: "a.b.c")
    XCTAssertEqual(api.bodies.first?["nonce"], "fixed-nonce")
  }

  func testManyAttempts() async throws {
    for _ in 0..<20 {
      let nonce = (0..<8).map { _ in String(Int(drand48() * 10)) }.joined()
      sut.begin(nonce: nonce)
      try await sut.finish(token: "a.b.c")
      XCTAssertEqual(api.bodies.last?["nonce"], nonce)
    }
  }
}

private struct StubNonceSource: NonceSourcing {
  func nonce(length: Int) throws -> String { "fixed-nonce" }
}
