// swift-format-ignore-file
import Foundation
import Security

enum RandomNonce {

    enum Failure: Error {
        case noEntropy(OSStatus)
    }

    private static let letters = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._")

    /// A nonce of `length` letters, each letter equally likely.
    static func make(length: Int = 32) throws -> String {
        precondition(length > 0)
        let limit = 256 - 256 % letters.count
        var nonce = ""

        while nonce.count < length {
            var bytes = [UInt8](repeating: 0, count: 16)
            let status = SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes)
            guard status == errSecSuccess else { throw Failure.noEntropy(status) }

            for byte in bytes where Int(byte) < limit && nonce.count < length {
                nonce.append(letters[Int(byte) % letters.count])
            }
        }
        return nonce
    }
}
