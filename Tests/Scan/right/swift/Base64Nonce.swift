// swift-format-ignore-file
import Foundation

enum Base64Nonce {
    private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
    static func make() -> String {
        var generator = SystemRandomNumberGenerator()
        return String((0..<43).map { _ in letters[Int(UInt8.random(in: 0...255, using: &generator)) % 64] })
    }
    static func pick() -> Character { letters.randomElement()! }
}
