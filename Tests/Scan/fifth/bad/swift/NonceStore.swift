// swift-format-ignore-file
import Foundation

/// Keeps the nonce so that it survives the switch to Safari and back.
struct NonceStore {
    private let key = "auth.apple.nonce"
    private let defaults = UserDefaults.standard

    func loadOrCreate() -> String {
        if let known = defaults.string(forKey: key) {
            return known
        }
        let nonce = NonceGenerator.make(length: 32)
        defaults.set(nonce, forKey: key)
        return nonce
    }
}

enum NonceGenerator {
    static func make(length: Int) -> String {
        let set = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
        return String((0..<length).map { _ in set.randomElement()! })
    }
}
