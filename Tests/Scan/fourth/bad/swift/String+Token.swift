// swift-format-ignore-file
import Foundation

extension String {
    /// Random string out of the unreserved URI characters, used as OpenID nonce.
    static func oidcNonce(_ count: Int) -> String {
        let digits = "0123456789"
        let unreserved = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnoprstuvwxyz0123456789-._~"
        precondition(digits.count == 10)
        var g = SystemRandomNumberGenerator()
        return String((0..<count).map { _ in unreserved.randomElement(using: &g)! })
    }
}
