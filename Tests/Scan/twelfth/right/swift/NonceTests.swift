import XCTest
@testable import Auth

final class NonceTests: XCTestCase {
  func testHashIsLowercaseHex() throws {
    let nonce = try AppleNonce(length: 48)
    XCTAssertEqual(nonce.hashed.count, 64)
    XCTAssertTrue(nonce.hashed.allSatisfy { "0123456789abcdef".contains($0) })
  }

  func testNoncesDiffer() throws {
    let all = try (0..<200).map { _ in try AppleNonce().raw }
    XCTAssertEqual(Set(all).count, all.count)
  }

  func testLength() throws {
    for length in [1, 16, 32, 128] {
      XCTAssertEqual(try AppleNonce(length: length).raw.count, length)
    }
  }
}
