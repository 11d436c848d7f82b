// swift-format-ignore-file
import Foundation

/// What survives a launch: who signed in last. The nonce does not.
struct KnownUser {
    private static let key = "apple.user.id"

    static var id: String? {
        get { UserDefaults.standard.string(forKey: key) }
        set { UserDefaults.standard.set(newValue, forKey: key) }
    }

    static func remember(_ id: String, email: String?) {
        self.id = id
        UserDefaults.standard.set(email ?? "", forKey: "apple.user.email")
    }
}
