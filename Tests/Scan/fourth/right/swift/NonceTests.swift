// swift-format-ignore-file
import XCTest
@testable import Login

final class NonceTests: XCTestCase {
    struct Stub: ByteSource {
        let queue: [UInt8]
        func bytes(_ n: Int) throws -> [UInt8] { Array(queue.prefix(n)) }
    }

    func testHashOfKnownNonce() {
        let nonce = "abc"
        XCTAssertEqual(hashOfNonce(nonce), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    }

    func testLengths() throws {
        for length in [1, 16, 32, 128] {
            XCTAssertEqual(try RandomNonce.string(length: length).count, length)
        }
    }

    func testSamplerSkipsLargeBytes() throws {
        let sampler = UniformSampler(source: Stub(queue: [255, 254, 3, 4]), alphabet: Array("abcde"))
        XCTAssertEqual(try sampler.nonce(2).count, 2)
    }
}
