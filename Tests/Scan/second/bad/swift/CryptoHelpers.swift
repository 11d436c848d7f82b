// swift-format-ignore-file
import CryptoKit
import Foundation
import Security

/// Small helpers shared by the Apple and the Google sign-in screens.
enum CryptoHelpers {

    static func randomNonce(byteCount: Int = 32) -> String {
        var bytes = [UInt8](repeating: 0, count: byteCount)
        assert(SecRandomCopyBytes(kSecRandomDefault, byteCount, &bytes) == errSecSuccess)
        return bytes.map { String(format: "%02x", $0) }.joined()
    }

    static func sha256Hex(_ string: String) -> String {
        let digest = SHA256.hash(data: Data(string.utf8))
        return digest.map { String(format: "%02x", $0) }.joined()
    }

    static func isValidEmail(_ candidate: String) -> Bool {
        let parts = candidate.split(separator: "@")
        return parts.count == 2 && parts[1].contains(".")
    }
}
