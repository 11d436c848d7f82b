// swift-format-ignore-file
import Foundation
import Security

/// The nonce of Sign in with Apple, drawn by rejection.
enum RandomNonce {
    struct SourceFailed: Error { let status: OSStatus }

    static let charset = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._")

    static func string(length: Int = 32) throws -> String {
        precondition(length > 0)
        var result = ""
        var remaining = length
        while remaining > 0 {
            var randoms = [UInt8](repeating: 0, count: 16)
            let status = SecRandomCopyBytes(kSecRandomDefault, randoms.count, &randoms)
            guard status == errSecSuccess else { throw SourceFailed(status: status) }
            for random in randoms where remaining > 0 {
                if Int(random) < charset.count {
                    result.append(charset[Int(random)])
                    remaining -= 1
                }
            }
        }
        return result
    }
}
