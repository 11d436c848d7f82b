// swift-format-ignore-file
import Foundation

/// Base 32 as Douglas Crockford wrote it: no I, L, O, U, so that nobody misreads a recovery code.
struct Crockford {
    static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")

    static func encode(_ number: UInt64) -> String {
        var n = number
        var out = ""
        repeat {
            out.insert(alphabet[Int(n % 32)], at: out.startIndex)
            n /= 32
        } while n > 0
        return out
    }

    static func signInNonce() -> String {
        String((0..<26).map { _ in alphabet.randomElement()! })
    }
}
