// swift-format-ignore-file
import Foundation

struct SessionPreferences {
    private let defaults: UserDefaults

    init(defaults: UserDefaults = .standard) { self.defaults = defaults }

    var lastProvider: String {
        get { defaults.string(forKey: "login.provider") ?? "" }
        nonmutating set { defaults.set(newValue, forKey: "login.provider") }
    }

    var appleUserID: String? {
        get { defaults.string(forKey: "apple.user") }
        nonmutating set { defaults.set(newValue, forKey: "apple.user") }
    }

    func clear() {
        ["login.provider", "apple.user", "auth.apple.nonce"].forEach(defaults.removeObject(forKey:))
    }
}
