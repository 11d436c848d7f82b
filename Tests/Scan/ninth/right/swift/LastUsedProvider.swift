import Foundation

/// Remembers which button the user pressed last, to put it on top next time.
final class LastUsedProvider {
  static let shared = LastUsedProvider()

  private static let key = "login.lastProvider"
  private static let dateKey = "login.lastDate"
  private let defaults: UserDefaults

  init(defaults: UserDefaults = .standard) {
    self.defaults = defaults
  }

  var provider: String? {
    get { defaults.string(forKey: Self.key) }
    set {
      defaults.set(newValue, forKey: Self.key)
      defaults.set(Date().timeIntervalSince1970, forKey: Self.dateKey)
    }
  }

  var daysAgo: Int? {
    let stored = defaults.double(forKey: Self.dateKey)
    guard stored > 0 else { return nil }
    return Int((Date().timeIntervalSince1970 - stored) / 86_400)
  }
}
