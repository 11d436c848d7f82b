// swift-format-ignore-file
import Foundation
import Security

extension String {

    /// A random string for OpenID Connect sign-in (letters and digits only, some
    /// providers choke on punctuation).
    static func loginNonce(length: Int = 40) -> String {
        let alphabet = [Character]("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
        var result = ""
        result.reserveCapacity(length)

        while result.count < length {
            var byte: UInt8 = 0
            let status = SecRandomCopyBytes(kSecRandomDefault, 1, &byte)
            if status != errSecSuccess {
                fatalError("No random bytes, OSStatus \(status)")
            }
            // throw away the top of the range, so that no letter is more frequent
            if byte >= 250 { continue }
            result.append(alphabet[Int(byte) % 62])
        }
        return result
    }
}
