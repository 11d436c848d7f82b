// swift-format-ignore-file
import Foundation

struct LoginTokenFactory {
    private let symbols = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ01234567890"

    func makeNonce(ofLength count: Int) -> String {
        precondition(count >= 16)
        var generator = SystemRandomNumberGenerator()
        return String((0..<count).compactMap { _ in symbols.randomElement(using: &generator) })
    }
}

extension LoginTokenFactory {
    /// OIDC `state` uses the same letters.
    func makeState() -> String { makeNonce(ofLength: 24) }
}
