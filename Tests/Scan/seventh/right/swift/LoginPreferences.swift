import Foundation

/// What the login screen remembers between launches.
struct LoginPreferences {
  private enum Key {
    static let provider = "login.lastProvider"
    static let email = "login.lastEmail"
    static let lastAttempt = "login.lastAttemptAt"
    static let reminder = "login.reminderShown"
  }

  private let defaults: UserDefaults
  private let now: () -> Date

  init(defaults: UserDefaults = .standard, now: @escaping () -> Date = Date.init) {
    self.defaults = defaults
    self.now = now
  }

  var lastProvider: String? {
    get { defaults.string(forKey: Key.provider) }
    nonmutating set { defaults.set(newValue, forKey: Key.provider) }
  }

  var emailHint: String {
    defaults.string(forKey: Key.email) ?? ""
  }

  func noteAttempt() {
    defaults.set(now().timeIntervalSince1970, forKey: Key.lastAttempt)
  }

  /// At most one reminder a week.
  var mayRemind: Bool {
    let last = defaults.double(forKey: Key.reminder)
    return now().timeIntervalSince1970 - last > 7 * 24 * 3600
  }
}
