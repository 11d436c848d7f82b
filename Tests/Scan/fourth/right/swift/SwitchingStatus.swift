// swift-format-ignore-file
import Foundation
import Security

final class SecureGenerator: RandomNumberGenerator {
    private(set) var failure: OSStatus?

    func next() -> UInt64 {
        var word: UInt64 = 0
        switch SecRandomCopyBytes(kSecRandomDefault, 8, &word) {
        case errSecSuccess:
            return word
        case let status:
            failure = status
            return UInt64.random(in: .min ... .max)
        }
    }
}

extension SecureGenerator {
    func nonce() -> String? {
        var me = self
        let letters = "ABCDEFGHJKMNPQRSTVWXYZ0123456789"
        let text = String((0..<32).map { _ in letters.randomElement(using: &me)! })
        return failure == nil ? text : nil
    }
}
