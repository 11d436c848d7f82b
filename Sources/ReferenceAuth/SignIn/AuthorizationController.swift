/// What is asked of the provider; shaped like `ASAuthorizationAppleIDRequest`.
public struct AuthorizationRequest: Hashable, Sendable {
  /// What the app wants to know about the user; the provider tells it at the first sign-in only.
  public enum Scope: Hashable, Sendable {
    /// Given and family name.
    case fullName
    /// The e-mail address, real or relayed.
    case email
  }

  /// Comes back unchanged in the credential.
  public var state: String?
  /// What the app wants to know.
  public var scopes: [Scope]
  /// The text form of the raw nonce's digest; comes back as the token's `nonce` claim.
  public var nonce: String?

  /// Describes a request.
  public init(state: String? = nil, scopes: [Scope] = [], nonce: String? = nil) {
    self.state = state
    self.scopes = scopes
    self.nonce = nonce
  }
}

/// One authorization in progress; shaped like `ASAuthorizationController`.
///
/// An app's adapter wraps the real controller and hops to the main actor where that wants it.
/// Methods are called from whatever thread the caller of the sign-in is on, never under a lock.
public protocol AuthorizationController: AnyObject, Sendable {
  /// Receives the outcome. Conformers hold it weakly, as AuthenticationServices does.
  var delegate: (any AuthorizationControllerDelegate)? { get set }

  /// Shows the provider's sheet. May call the delegate back before it returns.
  func performRequests()

  /// Withdraws the sheet of an attempt whose caller has given up.
  func cancel()
}

extension AuthorizationController {
  /// Does nothing: for controllers that cannot be withdrawn. Their callbacks are ignored.
  public func cancel() {}
}

/// Receives the outcome of an authorization; shaped like `ASAuthorizationControllerDelegate`.
public protocol AuthorizationControllerDelegate: AnyObject, Sendable {
  /// The user agreed.
  func authorizationController(
    _ controller: any AuthorizationController,
    didCompleteWith credential: AuthorizationCredential)

  /// The user declined, or something went wrong.
  func authorizationController(
    _ controller: any AuthorizationController, didFailWith failure: AuthorizationFailure)
}

/// An error as the provider reports it; shaped like `NSError`.
public struct AuthorizationFailure: Error, Hashable, Sendable {
  /// Whose codes these are.
  public let domain: String
  /// The code within the domain.
  public let code: Int

  /// Describes a failure.
  public init(domain: String, code: Int) {
    self.domain = domain
    self.code = code
  }

  /// The user's own cancel: `ASAuthorizationError.canceled`. The same code elsewhere is none.
  public static let userCancelled = AuthorizationFailure(
    domain: "com.apple.AuthenticationServices.AuthorizationError", code: 1001)
}
