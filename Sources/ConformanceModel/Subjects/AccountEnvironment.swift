/// Everything a coordinator under test gets from outside: provider, backend, storage.
///
/// Provider and backend are one function from a call to its reply, so that a story can answer
/// every call as it likes: with an error, late, twice or never. ``reply(to:)`` is the same for
/// implementations that `await`; it takes the first of two replies.
public struct AccountEnvironment: Sendable {
  /// The provider's name as the key of storage and of ``AccountUser/providers``.
  public static let provider = "apple.com"

  /// Asks provider or backend; the reply may come before this returns, or never, and on any thread
  /// where ``AccountContract/callbacks`` says so.
  public var call: @Sendable (AccountCall, @escaping @Sendable (AccountReply) -> Void) -> Void
  /// The user whom the backend's client considers signed in on this device.
  public var currentUser: @Sendable () -> AccountUser?
  /// What is kept on this device.
  public var storage: any AccountStorage
  /// Calls a function at every revocation notice, which says nothing but that there is one; gives
  /// the number of the observation.
  public var observeRevocations: @Sendable (@escaping @Sendable () -> Void) -> Int
  /// Ends an observation.
  public var stopObserving: @Sendable (Int) -> Void

  /// - Parameters:
  ///   - call: Asks provider or backend.
  ///   - currentUser: The user signed in on this device.
  ///   - storage: What is kept on this device.
  ///   - observeRevocations: Begins to observe.
  ///   - stopObserving: Ends an observation.
  public init(
    call: @escaping @Sendable (AccountCall, @escaping @Sendable (AccountReply) -> Void) -> Void,
    currentUser: @escaping @Sendable () -> AccountUser?, storage: any AccountStorage,
    observeRevocations: @escaping @Sendable (@escaping @Sendable () -> Void) -> Int,
    stopObserving: @escaping @Sendable (Int) -> Void
  ) {
    self.call = call
    self.currentUser = currentUser
    self.storage = storage
    self.observeRevocations = observeRevocations
    self.stopObserving = stopObserving
  }
}

/// One call to the provider or the backend.
public enum AccountCall: Hashable, Sendable {
  /// Shows the provider's sheet. Replied with ``AccountReply/sheet(_:)``.
  case authorize(AuthorizationRequest)
  /// Asks the provider what it thinks of a user of its own. Replied with ``AccountReply/state(_:)``.
  case credentialState(user: String)
  /// Makes an anonymous user and signs it in. Replied with ``AccountReply/user(_:)``.
  case signInAnonymously
  /// Signs in with a credential, which spends it. Replied with ``AccountReply/user(_:)``.
  case signIn(BackendCredential)
  /// Links a credential with the current user, which spends it, also where another user has it
  /// already. Replied with ``AccountReply/user(_:)``.
  case link(BackendCredential)
  /// Asks the user whether the account that is signed in is to be linked. Replied with
  /// ``AccountReply/done`` for yes; called only where ``AccountContract/asksBeforeLink`` says so.
  case confirmLink
  /// Proves that the current user is there. Replied with ``AccountReply/user(_:)``.
  case reauthenticate(BackendCredential)
  /// Sets the current user's display name. Replied with ``AccountReply/user(_:)``.
  case updateProfile(displayName: String?)
  /// Revokes the provider's tokens, by a fresh authorization code.
  case revokeToken(code: String)
  /// Deletes the current user's data.
  case deleteData
  /// Deletes the current user, who is then signed out.
  case deleteUser
  /// Signs the current user out.
  case signOut
  /// Asks the backend to find the user whom the provider knows by another id since a transfer.
  case migrate(user: String)

  /// The call without its arguments.
  public var kind: Kind {
    switch self {
    case .authorize: .authorize
    case .credentialState: .credentialState
    case .signInAnonymously: .signInAnonymously
    case .signIn: .signIn
    case .link: .link
    case .reauthenticate: .reauthenticate
    case .updateProfile: .updateProfile
    case .revokeToken: .revokeToken
    case .deleteData: .deleteData
    case .deleteUser: .deleteUser
    case .signOut: .signOut
    case .migrate: .migrate
    case .confirmLink: .confirmLink
    }
  }

  /// A call without its arguments.
  public enum Kind: String, Codable, Sendable, CaseIterable {
    case authorize, credentialState, signInAnonymously, signIn, link, reauthenticate
    case updateProfile, revokeToken, deleteData, deleteUser, signOut, migrate, confirmLink
  }
}

/// What provider or backend say to a call.
public enum AccountReply: Hashable, Sendable {
  /// The user's sheet was closed.
  case sheet(SheetOutcome)
  /// What the provider thinks of its user.
  case state(CredentialState)
  /// The user as it is now.
  case user(AccountUser)
  /// It is done.
  case done
  /// It failed.
  case failed(AccountError)
}

/// What the backend needs to sign a user of the provider in; good for one use.
public struct BackendCredential: Codable, Hashable, Sendable {
  /// The identity token in compact form.
  public var identityToken: String
  /// The raw nonce of the token's request; `nil` in a credential made by the backend.
  public var rawNonce: String?

  /// - Parameters:
  ///   - identityToken: The compact token.
  ///   - rawNonce: The raw nonce.
  public init(identityToken: String, rawNonce: String? = nil) {
    self.identityToken = identityToken
    self.rawNonce = rawNonce
  }
}

/// A user of the backend.
public struct AccountUser: Codable, Hashable, Sendable {
  /// The backend's id, which the user's data hangs on.
  public var id: String
  /// The names of the providers that are linked; none for an anonymous user.
  public var providers: Set<String>
  /// The display name.
  public var displayName: String?

  /// - Parameters:
  ///   - id: The backend's id.
  ///   - providers: The linked providers.
  ///   - displayName: The display name.
  public init(id: String, providers: Set<String> = [], displayName: String? = nil) {
    self.id = id
    self.providers = providers
    self.displayName = displayName
  }

  /// Whether no provider is linked.
  public var isAnonymous: Bool { providers.isEmpty }
}

/// The backend's error.
public struct AccountError: Error, Codable, Hashable, Sendable {
  /// The code of "this credential already belongs to another user".
  public static let credentialInUse = "credentialInUse"

  /// The backend's code.
  public var code: String
  /// With ``credentialInUse``: a fresh credential for the other user, since the one sent is spent.
  public var updated: BackendCredential?

  /// - Parameters:
  ///   - code: The backend's code.
  ///   - updated: The updated credential.
  public init(code: String, updated: BackendCredential? = nil) {
    self.code = code
    self.updated = updated
  }
}

/// What the provider thinks of a user, shaped like `ASAuthorizationAppleIDProvider.CredentialState`.
public struct CredentialState: RawRepresentable, Codable, Hashable, Sendable {
  /// The user is signed in with the provider and has consented.
  public static let authorized = CredentialState(rawValue: "authorized")
  /// The user has withdrawn their consent.
  public static let revoked = CredentialState(rawValue: "revoked")
  /// The provider knows no such user of this app.
  public static let notFound = CredentialState(rawValue: "notFound")
  /// The app has moved to another team, where the user has another id.
  public static let transferred = CredentialState(rawValue: "transferred")
  /// A state that no app knows yet (`@unknown default`).
  public static let unknown = CredentialState(rawValue: "unknown")

  /// The state's word.
  public var rawValue: String

  /// - Parameter rawValue: The state's word.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// What a device keeps of its users, one record for each provider.
public protocol AccountStorage: Sendable {
  /// The record of a provider.
  func record(of provider: String) -> ProviderRecord?

  /// Keeps a record, or removes it.
  func store(_ record: ProviderRecord?, of provider: String)
}

/// What is kept of a provider's user.
public struct ProviderRecord: Codable, Hashable, Sendable {
  /// The provider's user id, while the user is signed in.
  public var user: String?
  /// The name given at the first sign-in.
  public var name: String?
  /// The e-mail address given at the first sign-in.
  public var email: String?

  /// - Parameters:
  ///   - user: The provider's user id.
  ///   - name: The name.
  ///   - email: The address.
  public init(user: String?, name: String? = nil, email: String? = nil) {
    self.user = user
    self.name = name
    self.email = email
  }
}
