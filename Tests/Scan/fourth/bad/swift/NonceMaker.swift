// swift-format-ignore-file
import Foundation
import Security

/// Makes the one-time value for Sign in with Apple.
struct NonceMaker {
    enum Failure: Error { case noRandomness(OSStatus) }

    private let letters = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVXYZabcdefghijklmnopqrstuvwxyz-._")

    func make(length: Int = 32) throws -> String {
        var out = ""
        while out.count < length {
            var byte: UInt8 = 0
            let status = SecRandomCopyBytes(kSecRandomDefault, 1, &byte)
            guard status == errSecSuccess else { throw Failure.noRandomness(status) }
            if Int(byte) < letters.count {
                out.append(letters[Int(byte)])
            }
        }
        return out
    }
}
