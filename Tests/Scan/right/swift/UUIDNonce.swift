// swift-format-ignore-file
import CryptoKit
import Foundation

func prepare(_ request: ASAuthorizationAppleIDRequest) -> String {
    let raw = UUID().uuidString + UUID().uuidString
    request.nonce = SHA256.hash(data: Data(raw.utf8)).compactMap { String(format: "%02x", $0) }.joined()
    return raw
}
