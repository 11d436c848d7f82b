/// What the provider hands over; shaped like `ASAuthorization.credential`.
public enum AuthorizationCredential: Hashable, Sendable {
  /// The kind that was asked for.
  case appleID(AppleIDCredential)
  /// Another kind, such as a saved password, by the name of its type.
  case other(type: String)
}

/// Shaped like `ASAuthorizationAppleIDCredential`.
public struct AppleIDCredential: Hashable, Sendable {
  /// The provider's stable id of the user.
  public var user: String
  /// The identity token's bytes, UTF-8 if all is well.
  public var identityToken: [UInt8]?
  /// The one-time code for the backend, UTF-8 if all is well.
  public var authorizationCode: [UInt8]?
  /// The name, at the first sign-in only.
  public var fullName: PersonName?
  /// The e-mail address, at the first sign-in only.
  public var email: String?
  /// The request's state, unchanged.
  public var state: String?

  /// Describes a credential.
  public init(
    user: String, identityToken: [UInt8]?, authorizationCode: [UInt8]? = nil,
    fullName: PersonName? = nil, email: String? = nil, state: String? = nil
  ) {
    self.user = user
    self.identityToken = identityToken
    self.authorizationCode = authorizationCode
    self.fullName = fullName
    self.email = email
    self.state = state
  }
}

/// A user's name; shaped like `PersonNameComponents`. Either half may be missing.
public struct PersonName: Hashable, Sendable {
  /// The given name.
  public var given: String?
  /// The family name.
  public var family: String?

  /// Describes a name.
  public init(given: String? = nil, family: String? = nil) {
    self.given = given
    self.family = family
  }
}
