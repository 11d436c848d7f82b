// swift-format-ignore-file
import XCTest
@testable import Login

final class NonceTests: XCTestCase {
    func testLengthAndLetters() throws {
        let allowed = Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._")
        for length in [16, 32, 64] {
            let nonce = try PublishedNonce.make(length: length)
            XCTAssertEqual(nonce.count, length)
            XCTAssertTrue(nonce.allSatisfy(allowed.contains))
        }
    }

    func testTwoAreNotAlike() throws {
        XCTAssertNotEqual(try PublishedNonce.make(), try PublishedNonce.make())
    }

    func testHashIsKnown() {
        let nonce = "abc"
        XCTAssertEqual(sha256Text(nonce), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    }
}
