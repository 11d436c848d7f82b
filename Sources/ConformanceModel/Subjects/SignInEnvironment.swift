/// Everything an implementation under test gets from outside.
public struct SignInEnvironment: Sendable {
  /// Makes the controller of one authorization request; the implementation keeps it alive.
  public var makeController: @Sendable (AuthorizationRequest) -> any AuthorizationController
  /// Where nonces come from, for implementations whose contract says `usesByteSource`.
  public var bytes: any ByteSource
  /// Whether there is a window to present in.
  public var hasWindow: @Sendable () -> Bool
  /// Calls a function whenever the app goes to the background or comes back; gives what ends that.
  public var observePhases: @Sendable (@escaping @Sendable (AppPhase) -> Void) -> PhaseObservation

  /// Ends the observation of the app's phases.
  public typealias PhaseObservation = @Sendable () -> Void

  /// - Parameters:
  ///   - makeController: Makes a controller for a request.
  ///   - bytes: The byte source for nonces.
  ///   - hasWindow: Whether there is a window.
  ///   - observePhases: Observes the app's phases; an app that never leaves the foreground when not
  ///     given.
  public init(
    makeController: @escaping @Sendable (AuthorizationRequest) -> any AuthorizationController,
    bytes: any ByteSource, hasWindow: @escaping @Sendable () -> Bool,
    observePhases:
      @escaping @Sendable (@escaping @Sendable (AppPhase) -> Void) -> PhaseObservation = { _ in {} }
  ) {
    self.makeController = makeController
    self.bytes = bytes
    self.hasWindow = hasWindow
    self.observePhases = observePhases
  }
}

/// Where an app is, shaped like SwiftUI's `ScenePhase`; told on the main actor's thread.
public enum AppPhase: String, Codable, Hashable, Sendable, CaseIterable {
  /// It has gone to the background. The provider's sheet stays where it is.
  case background
  /// It has come back.
  case active
}

/// What an implementation asks of the provider, shaped like `ASAuthorizationAppleIDRequest`.
public struct AuthorizationRequest: Codable, Hashable, Sendable {
  /// Comes back unchanged with the credential.
  public var state: String?
  /// The scopes asked for, `fullName` and `email` as a rule.
  public var scopes: [String]
  /// What the provider copies into the token's nonce claim.
  public var nonce: String?

  /// - Parameters:
  ///   - nonce: What goes into the claim: the digest, not the raw nonce.
  ///   - state: Comes back with the credential.
  ///   - scopes: Scopes asked for.
  public init(nonce: String?, state: String? = nil, scopes: [String] = ["fullName", "email"]) {
    self.nonce = nonce
    self.state = state
    self.scopes = scopes
  }
}

/// One authorization request under way, shaped like `ASAuthorizationController`.
///
/// To be made and started on the main actor, where the delegate is called as well: in a turn of its
/// own as a rule. A contract may say otherwise (``SignInContract/Callbacks``). The suite keeps what
/// it has made alive while the request is under way, whoever has let go of it.
public protocol AuthorizationController: AnyObject, Sendable {
  /// Who hears of the outcome. Held weakly, as AuthenticationServices does.
  var delegate: (any AuthorizationControllerDelegate)? { get set }

  /// Who says where the sheet is presented. Held weakly, as AuthenticationServices does; looked at
  /// where the contract says `setsAnchor`.
  var presentationContextProvider: (any AnyObject & Sendable)? { get set }

  /// Starts the request. A callback may come before this returns.
  func performRequests()

  /// Withdraws the sheet; looked at where the contract says `withdraws`.
  ///
  /// The delegate hears of it in a turn of its own, as of a user's cancel: so Apple's documentation
  /// has it.
  func cancel()
}

extension AuthorizationController {
  /// Nobody, for controllers that need no place.
  public var presentationContextProvider: (any AnyObject & Sendable)? {
    get { nil }
    set {}
  }

  /// Does nothing, for controllers that cannot be withdrawn.
  public func cancel() {}
}

/// Hears how an authorization request ended.
public protocol AuthorizationControllerDelegate: AnyObject, Sendable {
  /// Who hears in the end, where this one only hands on; none where nobody does any more.
  var listener: AnyObject? { get }

  /// The provider answered with a credential.
  func authorizationController(
    _ controller: any AuthorizationController, didCompleteWith credential: AuthorizationCredential)

  /// The provider answered with an error.
  func authorizationController(
    _ controller: any AuthorizationController, didFailWith error: AuthorizationError)
}

extension AuthorizationControllerDelegate {
  /// The delegate itself.
  public var listener: AnyObject? { self }
}

/// What the provider hands over; only one case is what an implementation asked for.
public enum AuthorizationCredential: Hashable, Sendable {
  /// The credential of "Sign in with Apple".
  case appleID(AppleIDCredential)
  /// A credential of another type, which the cast in the implementation must not swallow.
  case other(type: String)
}

/// The fields of `ASAuthorizationAppleIDCredential` that implementations use.
public struct AppleIDCredential: Codable, Hashable, Sendable {
  /// Stable for a user and a team.
  public var user: String
  /// The identity token's UTF-8 bytes.
  public var identityToken: [UInt8]?
  /// The authorization code's UTF-8 bytes.
  public var authorizationCode: [UInt8]?
  /// Only at the first sign-in.
  public var givenName: String?
  /// Only at the first sign-in.
  public var familyName: String?
  /// Only at the first sign-in.
  public var email: String?
  /// The request's state.
  public var state: String?

  /// - Parameters:
  ///   - user: Stable identifier.
  ///   - identityToken: UTF-8 bytes of the token.
  ///   - authorizationCode: UTF-8 bytes of the code.
  ///   - givenName: First sign-in only.
  ///   - familyName: First sign-in only.
  ///   - email: First sign-in only.
  ///   - state: The request's state.
  public init(
    user: String, identityToken: [UInt8]?, authorizationCode: [UInt8]?, givenName: String? = nil,
    familyName: String? = nil, email: String? = nil, state: String? = nil
  ) {
    self.user = user
    self.identityToken = identityToken
    self.authorizationCode = authorizationCode
    self.givenName = givenName
    self.familyName = familyName
    self.email = email
    self.state = state
  }
}

/// The provider's error, shaped like an `NSError` of AuthenticationServices.
public struct AuthorizationError: Error, Codable, Hashable, Sendable {
  /// The domain of AuthenticationServices.
  public static let appleDomain = "com.apple.AuthenticationServices.AuthorizationError"
  /// `ASAuthorizationError.canceled` in ``appleDomain``.
  public static let canceledCode = 1001

  /// The error's domain; codes mean something only together with it.
  public var domain: String
  /// The error's code.
  public var code: Int

  /// - Parameters:
  ///   - domain: The error's domain.
  ///   - code: The error's code.
  public init(domain: String = AuthorizationError.appleDomain, code: Int) {
    self.domain = domain
    self.code = code
  }
}
