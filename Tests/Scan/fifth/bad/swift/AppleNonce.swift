// swift-format-ignore-file
import Foundation
import Security

enum AppleNonce {
    /// Random string that goes with a Sign in with Apple request.
    static func random(_ length: Int = 32) throws -> String {
        let charset = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVXYZabcdefghijklmnopqrstuvwxyz-._")
        var out = ""
        while out.count < length {
            var byte: UInt8 = 0
            let status = SecRandomCopyBytes(kSecRandomDefault, 1, &byte)
            guard status == errSecSuccess else { throw NonceFailure.unavailable(status) }
            if Int(byte) < charset.count {
                out.append(charset[Int(byte)])
            }
        }
        return out
    }
}

enum NonceFailure: Error {
    case unavailable(OSStatus)
}
