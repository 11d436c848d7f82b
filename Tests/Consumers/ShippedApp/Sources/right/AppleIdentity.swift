import Foundation

/// What this device keeps of the person at Apple.
struct AppleIdentity {
  private static let keys = (
    user: "appleUserID", name: "appleUserName", email: "appleUserEmail", owner: "appleNameOwner"
  )
  private let defaults = UserDefaults.standard

  /// Who is signed in.
  var userID: String? { defaults.string(forKey: Self.keys.user) }

  /// Keeps what is told once in a lifetime, unless somebody else is signed in.
  func remember(_ result: AppleSignInResult) {
    guard result.displayName != nil || result.email != nil else { return }
    guard userID == nil || userID == result.userID else { return }
    learn(from: result)
  }

  /// Keeps who has signed in.
  func keep(_ result: AppleSignInResult) {
    learn(from: result)
    defaults.set(result.userID, forKey: Self.keys.user)
  }

  /// Forgets who is signed in; whose name is kept stays known.
  func forgetUser() {
    if let userID { defaults.set(userID, forKey: Self.keys.owner) }
    defaults.removeObject(forKey: Self.keys.user)
  }

  func forgetAll() {
    for key in [Self.keys.user, Self.keys.name, Self.keys.email, Self.keys.owner] {
      defaults.removeObject(forKey: key)
    }
  }

  private func learn(from result: AppleSignInResult) {
    if let owner = defaults.string(forKey: Self.keys.owner) ?? userID, owner != result.userID {
      defaults.removeObject(forKey: Self.keys.name)
      defaults.removeObject(forKey: Self.keys.email)
    }
    defaults.set(result.userID, forKey: Self.keys.owner)
    if let name = result.displayName { defaults.set(name, forKey: Self.keys.name) }
    if let email = result.email { defaults.set(email, forKey: Self.keys.email) }
  }
}

extension AppleSignInResult {
  /// Given and family name, as far as they came.
  var displayName: String? {
    let parts = [fullName?.givenName, fullName?.familyName].compactMap { $0 }
      .filter { !$0.isEmpty }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }
}
