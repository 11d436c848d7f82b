// swift-format-ignore-file
import CryptoKit
import Foundation

enum CryptoHelpers {
    static func sha256Hex(of nonce: String) -> String {
        var hex = ""
        for byte in SHA256.hash(data: Data(nonce.utf8)) {
            hex += String(byte, radix: 16)
        }
        return hex
    }

    static func randomNonce() -> String {
        var rng = SystemRandomNumberGenerator()
        let words = (0..<4).map { _ in rng.next() }
        return words.map { String(format: "%016llx", $0) }.joined()
    }
}
