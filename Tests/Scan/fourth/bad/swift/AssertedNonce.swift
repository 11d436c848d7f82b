// swift-format-ignore-file
import Foundation
import Security

final class AssertedNonce {
    private let letters: [Character] = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._")

    /// A fresh nonce for the Apple ID request.
    func draw(_ wanted: Int) -> String {
        var nonce: [Character] = []
        var pool = [UInt8](repeating: 0, count: wanted * 4)
        repeat {
            let result = SecRandomCopyBytes(kSecRandomDefault, pool.count, &pool)
            assert(result == errSecSuccess, "no random bytes")
            nonce += pool.lazy.map(Int.init).filter { $0 < self.letters.count }.map { self.letters[$0] }
        } while nonce.count < wanted
        return String(nonce.prefix(wanted))
    }
}
