/// How the keychain answers while an account is judged.
///
/// One that fails keeps nothing: the account is then held to neither an id nor a name, and what is seen is
/// whether the app goes on answering, signing in and out. The raw value is the status of every call.
public enum AppKeychain: Int32, Sendable {
  case works = 0
  /// As before the device was first unlocked: `errSecInteractionNotAllowed`.
  case locked = -25_308
  /// `errSecAuthFailed`.
  case denied = -25_293
  /// `errSecNotAvailable`.
  case unavailable = -25_291

  /// The status that the running scenario's keychain fails with; nil where it works.
  public static var failure: Int32? {
    let keychain = AppStage.present.keychain
    return keychain == .works ? nil : keychain.rawValue
  }
}
