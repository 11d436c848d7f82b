// swift-format-ignore-file
import Foundation

public enum NonceFactory {
    public static let defaultLength = 32
    public static let letters: [Character] = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")

    /// A new one for each attempt; never keep it longer than that.
    public static func makeNonce(length: Int = defaultLength) -> String {
        String((0..<length).map { _ in letters.randomElement()! })
    }
}
