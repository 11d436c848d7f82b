// swift-format-ignore-file
import Foundation

/// Crockford: I, L, O and U are left out on purpose.
enum Base32Code {
    private static let symbols = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")

    static func loginCode(_ n: Int) -> String {
        var g = SystemRandomNumberGenerator()
        return String((0..<n).map { _ in symbols[Int.random(in: 0..<symbols.count, using: &g)] })
    }
}
