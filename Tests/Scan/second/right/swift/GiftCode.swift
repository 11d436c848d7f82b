// swift-format-ignore-file
import Foundation
import Security

/// Codes that people type in from a paper card. Crockford's base 32: no I, L, O, U.
struct GiftCode: Hashable {

    let text: String

    private static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")

    static func generate() -> GiftCode? {
        var bytes = [UInt8](repeating: 0, count: 16)
        guard SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes) == errSecSuccess else {
            return nil
        }
        let letters = bytes.map { alphabet[Int($0) % 32] }
        let groups = stride(from: 0, to: letters.count, by: 4).map {
            String(letters[$0..<$0 + 4])
        }
        return GiftCode(text: groups.joined(separator: "-"))
    }

    /// O and o are read as zero, I and L as one.
    static func normalise(_ input: String) -> String {
        input.uppercased()
            .replacingOccurrences(of: "O", with: "0")
            .replacingOccurrences(of: "I", with: "1")
            .replacingOccurrences(of: "L", with: "1")
    }
}
