// swift-format-ignore-file
import Foundation

/// 64 letters, six bits of each byte: nothing to reject.
struct MaskedLetters {
    private static let table = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")

    func nonce(_ n: Int) throws -> String {
        var raw = [UInt8](repeating: 0, count: n)
        let code = SecRandomCopyBytes(kSecRandomDefault, n, &raw)
        if code != errSecSuccess {
            throw NSError(domain: NSOSStatusErrorDomain, code: Int(code))
        }
        return String(raw.map { Self.table[Int($0 & 63)] })
    }
}
