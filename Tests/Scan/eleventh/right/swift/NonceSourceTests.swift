import XCTest
@testable import Login

final class NonceSourceTests: XCTestCase {

  func testLengthAndLetters() throws {
    let nonce = try NonceSource().next(length: 48)
    XCTAssertEqual(nonce.count, 48)
    XCTAssertTrue(nonce.allSatisfy { NonceSource.charset.contains($0) })
  }

  func testNoncesDiffer() throws {
    let source = NonceSource()
    let drawn = try Set((0..<500).map { _ in try source.next() })
    XCTAssertEqual(drawn.count, 500)
  }

  func testHashOfKnownText() {
    XCTAssertEqual(
      NonceSource().hash("abc"),
      "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
  }
}
