import Foundation

// The seam. `ASAuthorizationAppleIDCredential` has no public initialiser, so code that takes one
// cannot be tested. The app's code takes these types instead; AppleIDController.swift, which has
// nothing left to decide, turns Apple's into them.

/// The part of `ASAuthorizationController` that the app uses.
@MainActor public protocol AuthorizationController: AnyObject {
  /// Held weakly, as Apple does.
  var delegate: (any AuthorizationDelegate)? { get set }

  /// Shows the sheet.
  func performRequests()
}

/// The part of `ASAuthorizationControllerDelegate` that the app uses.
@MainActor public protocol AuthorizationDelegate: AnyObject {
  /// - Parameter credential: `nil` where it is of another type than asked for.
  func authorizationController(
    _ controller: any AuthorizationController, didCompleteWith credential: AppleCredential?)

  func authorizationController(
    _ controller: any AuthorizationController, didFailWith error: NSError)
}

/// The fields of `ASAuthorizationAppleIDCredential` that the app uses.
public struct AppleCredential: Sendable {
  public var user: String
  public var identityToken: Data?
  public var authorizationCode: Data?

  public init(user: String, identityToken: Data?, authorizationCode: Data?) {
    self.user = user
    self.identityToken = identityToken
    self.authorizationCode = authorizationCode
  }
}
