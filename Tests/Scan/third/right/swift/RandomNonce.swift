// swift-format-ignore-file
import CryptoKit
import Foundation
import Security

struct RandomSourceError: Error {
    let status: OSStatus
}

private let charset = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._")

func randomNonceString(length: Int = 32) throws -> String {
    precondition(length > 0)
    var result = ""
    while result.count < length {
        var random: UInt8 = 0
        let status = SecRandomCopyBytes(kSecRandomDefault, 1, &random)
        guard status == errSecSuccess else {
            throw RandomSourceError(status: status)
        }
        // fair, for what lies beyond the letters is drawn again
        if Int(random) < charset.count {
            result.append(charset[Int(random)])
        }
    }
    return result
}

func sha256(_ input: String) -> String {
    SHA256.hash(data: Data(input.utf8)).map { String(format: "%02x", $0) }.joined()
}
