import XCTest

@testable import Login

private struct Fixed: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state
  }
}

final class NonceMakerTests: XCTestCase {
  func testNoncesHaveTheLength() throws {
    for length in [1, 16, 32, 128] {
      XCTAssertEqual(try NonceMaker.make(length: length).count, length)
    }
  }

  func testNoncesDiffer() throws {
    let many = try (0..<500).map { _ in try NonceMaker.make() }
    XCTAssertEqual(Set(many).count, many.count)
  }

  func testPickIsStableForAFixedGenerator() {
    var fixed = Fixed(state: 42)
    let first = (0..<8).map { _ in "abcdef".randomElement(using: &fixed)! }
    fixed = Fixed(state: 42)
    let second = (0..<8).map { _ in "abcdef".randomElement(using: &fixed)! }
    XCTAssertEqual(first, second)
  }

  func testKnownDigest() {
    XCTAssertEqual(
      NonceMaker.sha256("abc"),
      "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
  }
}
