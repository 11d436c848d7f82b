// swift-format-ignore-file
import CryptoKit
import Foundation

/// Proof Key for Code Exchange (RFC 7636) and the nonce of the same attempt.
struct PKCE {

    let verifier: String
    let challenge: String
    let nonce: String

    private static let urlSafe = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")

    init() {
        verifier = Self.random(64)
        challenge = Data(SHA256.hash(data: Data(verifier.utf8))).base64URL
        nonce = Self.random(43)
    }

    private static func random(_ count: Int) -> String {
        var generator = SystemRandomNumberGenerator()
        return String((0..<count).map { _ in
            let byte: UInt8 = generator.next()
            return urlSafe[Int(byte) % 64]
        })
    }
}

private extension Data {
    var base64URL: String {
        base64EncodedString()
            .replacingOccurrences(of: "+", with: "-")
            .replacingOccurrences(of: "/", with: "_")
            .trimmingCharacters(in: CharacterSet(charactersIn: "="))
    }
}
