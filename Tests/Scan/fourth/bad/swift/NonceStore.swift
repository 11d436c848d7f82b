// swift-format-ignore-file
import Foundation

/// Remembers the nonce between the request and the delegate's answer.
struct NonceStore {
    private let defaults: UserDefaults
    private let key = "apple.signin.nonce"

    init(defaults: UserDefaults = .standard) { self.defaults = defaults }

    func nonce() -> String {
        if let old = defaults.string(forKey: key) { return old }
        let fresh = UUID().uuidString + UUID().uuidString
        defaults.set(fresh, forKey: key)
        return fresh
    }
}
