/// What a coordinator asks of the app's backend; shaped like the client of a hosted identity
/// service, so that an adapter is a few lines.
public protocol AccountBackend: Sendable {
  /// The user whom the client considers signed in.
  var currentUser: BackendUser? { get }

  /// Makes an anonymous user and signs it in.
  func signInAnonymously() async throws -> BackendUser
  /// Signs in with a credential, which is good for one use.
  func signIn(with credential: BackendCredential) async throws -> BackendUser
  /// Links a credential with the current user.
  ///
  /// - Throws: ``CredentialInUse`` where another user has it; anything else for other failures.
  func link(with credential: BackendCredential) async throws -> BackendUser
  /// Proves that the current user is there.
  func reauthenticate(with credential: BackendCredential) async throws -> BackendUser
  /// Sets the current user's display name.
  func updateProfile(displayName: String) async throws
  /// Revokes the provider's tokens by a fresh authorization code.
  func revokeToken(authorizationCode: String) async throws
  /// Deletes the current user's data; empty where the server does it with the user.
  func deleteData() async throws
  /// Deletes the current user, who is then signed out.
  func deleteUser() async throws
  /// Signs the current user out.
  func signOut() async throws
  /// Asks for the user whom the provider knows by another id since the app was transferred (TN3159).
  func migrate(providerUser: String) async throws
}

/// A user of the backend.
public struct BackendUser: Hashable, Sendable {
  /// The id that the user's data hangs on.
  public var id: String
  /// The linked providers; none for an anonymous user.
  public var providers: Set<String>

  /// Describes a user.
  public init(id: String, providers: Set<String> = []) {
    self.id = id
    self.providers = providers
  }
}

/// What the backend needs to sign a user of the provider in.
public struct BackendCredential: Hashable, Sendable {
  /// The identity token in compact form.
  public var identityToken: String
  /// The nonce before hashing; nil in a credential that the backend made.
  public var rawNonce: String?

  /// Describes a credential.
  public init(identityToken: String, rawNonce: String?) {
    self.identityToken = identityToken
    self.rawNonce = rawNonce
  }
}

/// Thrown by a link whose credential belongs to another user already.
public struct CredentialInUse: Error, Hashable, Sendable {
  /// A fresh credential of that user: the one sent is spent.
  public var updated: BackendCredential?
  /// The backend's own word for the error.
  public var code: String

  /// Describes the error.
  public init(updated: BackendCredential?, code: String) {
    self.updated = updated
    self.code = code
  }
}

/// What a coordinator asks of the provider beside sign-ins; shaped like
/// `ASAuthorizationAppleIDProvider`.
public protocol CredentialAuthority: Sendable {
  /// What the provider thinks of a user of its own.
  func credentialState(forUser user: String) async throws -> ProviderCredentialState

  /// Calls `notice` at every `credentialRevokedNotification`.
  ///
  /// - Returns: Ends the observation when it is called.
  func observeRevocations(_ notice: @escaping @Sendable () -> Void) -> @Sendable () -> Void
}

/// What the provider thinks of a user; shaped like its `CredentialState`.
public enum ProviderCredentialState: Hashable, Sendable {
  case authorized, revoked, notFound, transferred
  /// A state that came after this code was written (`@unknown default`).
  case unknown
}

/// What a device keeps of each provider's user, in the keychain as a rule.
///
/// Called under the coordinator's lock, so that a sign-out and a sign-in cannot interleave: must
/// be quick and must not call back.
public protocol IdentityStore: Sendable {
  /// What is kept of a provider's user.
  func identity(of provider: String) -> StoredIdentity?
  /// Keeps an identity.
  func keep(_ identity: StoredIdentity, of provider: String)
}

/// What is kept of a provider's user.
///
/// A store keeps all of it: without ``isNameDue`` and ``isDeletionOpen`` the next start of the app does
/// not know what the last one left undone, without ``owner`` not whose name it has.
public struct StoredIdentity: Hashable, Sendable {
  /// The provider's user id, while the user is signed in.
  public var user: String?
  /// The name, told at the first sign-in only.
  public var name: String?
  /// The e-mail address, told at the first sign-in only.
  public var email: String?
  /// Whose name and address these are: SHA-256 of the provider's user id, in lower-case hex.
  ///
  /// Outlives the sign-out, after which somebody else may sign in, who must not inherit them.
  public var owner: String?
  /// Whether the backend still has to be told the name.
  public var isNameDue: Bool
  /// Whether a deletion was begun that is not known to have come to its end.
  public var isDeletionOpen: Bool

  /// Describes an identity.
  public init(
    user: String? = nil, name: String? = nil, email: String? = nil, owner: String? = nil,
    isNameDue: Bool = false, isDeletionOpen: Bool = false
  ) {
    self.user = user
    self.name = name
    self.email = email
    self.owner = owner
    self.isNameDue = isNameDue
    self.isDeletionOpen = isDeletionOpen
  }

  /// Takes over what a credential tells, and forgets what is somebody else's.
  ///
  /// What is told once and not told again stays.
  mutating func learn(from credential: SignInCredential) {
    let owner = Self.owner(credential.user)
    if let known = self.owner ?? user.map(Self.owner), known != owner {
      name = nil
      email = nil
      isNameDue = false
    }
    self.owner = owner
    if let name = credential.displayName {
      self.name = name
      isNameDue = true
    }
    if let email = credential.email { self.email = email }
  }

  /// Forgets the user; whose name and address are kept stays known.
  mutating func leave() {
    owner = owner ?? user.map(Self.owner)
    user = nil
  }

  private static func owner(_ user: String) -> String { SHA256.digest(of: user).hexadecimal }
}
