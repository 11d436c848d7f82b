import XCTest
@testable import Wanderkarte

final class LoginTests: XCTestCase {
  private var backend: FakeBackend!
  private var model: LoginModel!

  override func setUp() {
    backend = FakeBackend()
    model = LoginModel(backend: backend, makeNonce: { "nonce-of-the-test" })
  }

  func testRequestCarriesTheHash() throws {
    let request = model.request()
    XCTAssertEqual(request.nonce, "nonce-of-the-test".sha256)
    XCTAssertNotEqual(request.nonce, "nonce-of-the-test")
  }

  func testBackendGetsTheRawNonce() async throws {
    _ = model.request()
    try await model.finish(token: "token")
    XCTAssertEqual(backend.received?.nonce, "nonce-of-the-test")
    XCTAssertNil(model.openNonce)
  }

  func testSecondAnswerIsRefused() async throws {
    _ = model.request()
    try await model.finish(token: "token")
    do {
      try await model.finish(token: "token")
      XCTFail("accepted twice")
    } catch LoginModel.Problem.noAttempt {}
  }
}
