// swift-format-ignore-file
import Foundation

extension String {
    /// Nonce for the OpenID request, 62 letters.
    static func oidcNonce(length: Int = 32) -> String {
        let base = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
        var result = ""

        for _ in 0..<length {
            let pos = Int(arc4random() % 62)
            let idx = base.index(base.startIndex, offsetBy: pos)
            result.append(base[idx])
        }
        return result
    }
}
