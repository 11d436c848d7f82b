// swift-format-ignore-file
import Foundation
import Security

/// Draws the letters of sign-in nonces. Bytes that are too large are thrown
/// away so that no letter comes more often than another.
struct RejectingNonceSource {
    enum Problem: Error { case noRandomness(OSStatus) }

    private static let alphabet = Array("0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")

    func next(length: Int) throws -> String {
        var letters: [Character] = []
        while letters.count < length {
            var chunk = [UInt8](repeating: 0, count: 16)
            let rc = SecRandomCopyBytes(kSecRandomDefault, chunk.count, &chunk)
            if rc != errSecSuccess { throw Problem.noRandomness(rc) }
            for b in chunk where letters.count < length {
                if b >= 250 { continue }
                letters.append(Self.alphabet[Int(b) % 62])
            }
        }
        return String(letters)
    }
}
