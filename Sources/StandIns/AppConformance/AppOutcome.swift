internal import AuthConformance
internal import Foundation

/// What has come of a sign-in that returns nothing, seen from outside when it has returned.
///
/// An attempt that handed a credential over to the backend has succeeded. Where it did not, and its
/// object shows an error under a usual name (`error`, `errorMessage`), it has failed with that. Else
/// it was cancelled: such code shows nothing then.
public struct AppOutcome {
  private static let errors: Set<String> = [
    "error", "errormessage", "errortext", "autherror", "authenticationerror", "signinerror",
    "loginerror", "lasterror", "alertmessage",
  ]

  private let app: Any
  private let hasSucceeded: Bool

  /// - Parameters:
  ///   - app: The app's object.
  ///   - hasSucceeded: Whether its return alone says that it has succeeded.
  public init(of app: Any, hasSucceeded: Bool = false) {
    self.app = app
    self.hasSucceeded = hasSucceeded
  }

  /// The credential, as far as the object shows it.
  ///
  /// - Throws: What it shows instead.
  func credential() throws -> SignInCredential {
    if hasSucceeded { return AppCredential.of(app, from: nil) }
    if AppStage.attempt?.hasHandedOver == true {
      return SignInCredential(rawNonce: "", identityToken: "")
    }
    switch Self.error(in: app) {
    case let error as any Error: throw AppFailure.of(error)
    case let text?: throw SignInFailure.failed(code: "\(text)")
    case nil:
      throw AppStage.attempt?.isRefused == true
        ? SignInFailure.alreadyInProgress : SignInFailure.cancelled
    }
  }

  private static func error(in app: Any) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: app)
    while let level = mirror {
      for child in level.children
      where errors.contains((child.label ?? "").lowercased().filter(\.isLetter)) {
        if let found = AppCredential.shown(child.value) { return found }
      }
      mirror = level.superclassMirror
    }
    return nil
  }
}
