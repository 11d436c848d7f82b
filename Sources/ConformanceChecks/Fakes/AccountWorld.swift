internal import ConformanceModel

/// The sequential model of backend and provider: what a call does, and what is replied.
///
/// The semantics are those of hosted identity services: a credential is good for one use; linking a
/// provider's user who belongs to another user already is refused with an updated credential; an
/// authorization code is good until the next one is issued.
struct AccountWorld: Hashable, Sendable {
  /// A user of the backend.
  struct User: Hashable, Sendable {
    var providers: [String: String] = [:]
    var displayName: String?
    /// What the user did so far: lost where the user is.
    var hasData = true
  }

  /// The person at the provider whom stories are about.
  static let appleUser = "apple-user-1"
  /// Somebody else, who has been here before: no name comes.
  static let secondAppleUser = "apple-user-2"
  static let apple = AccountEnvironment.provider
  static let other = "google.com"
  static let otherUser = "google-user-7"
  static let email = "mara@example.com"
  static let givenName = "Mara"
  static let familyName = "Lindqvist"
  /// The display name of the user who has the provider's user already.
  static let earlierName = "M. Lindqvist"

  var users: [String: User] = [:]
  /// What the provider thinks of its user.
  var state = CredentialState.authorized
  /// What the sheet tells at the first sign-in, until it has told it.
  var untold: AccountGiven.Names?
  /// The display name of what it has told.
  private(set) var told: String?
  /// Tokens that have not been spent, and whose they are.
  private var fresh: [String: String] = [:]
  private var code: String?
  /// Ends every token and code.
  var secretSuffix = ""
  private var lastToken = 0
  private var lastUser = 0

  /// Makes a user of the backend.
  ///
  /// - Returns: The user's id.
  mutating func addUser(_ user: User) -> String {
    lastUser += 1
    users["user-\(lastUser)"] = user
    return "user-\(lastUser)"
  }

  /// The user who has the provider's user.
  var owner: String? { owner(of: Self.appleUser) }

  func owner(of person: String) -> String? {
    users.first { $0.value.providers[Self.apple] == person }?.key
  }

  /// Another user links the provider's user, unless one has already.
  mutating func take() {
    untold = nil
    guard owner == nil else { return }
    _ = addUser(User(providers: [Self.apple: Self.appleUser], displayName: Self.earlierName))
  }

  /// A user as the backend's client shows it.
  func user(_ id: String) -> AccountUser? {
    users[id].map {
      AccountUser(id: id, providers: Set($0.providers.keys), displayName: $0.displayName)
    }
  }

  /// Does what a call asks for.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - session: The id of the user who is signed in on the device.
  ///   - fault: What goes wrong.
  mutating func reply(
    to call: AccountCall, _ session: inout String?, _ fault: AccountFault?
  ) -> AccountReply {
    if case .authorize(let request) = call { return .sheet(sheet(request, fault)) }
    if case .fails(let code) = fault { return .failed(AccountError(code: code)) }
    switch call {
    case .authorize: preconditionFailure("answered above")
    case .credentialState(let user):
      return
        .state([Self.appleUser, Self.secondAppleUser].contains(user) ? state : .notFound)
    case .signInAnonymously:
      session = addUser(User())
      return reply(session)
    case .signIn(let credential):
      guard let person = spend(credential) else { return failed("invalidCredential") }
      session = owner(of: person) ?? addUser(User(providers: [Self.apple: person]))
      return reply(session)
    case .link(let credential): return link(credential, session, fault)
    case .reauthenticate(let credential):
      guard let person = spend(credential) else { return failed("invalidCredential") }
      let isThere = session != nil && session == owner(of: person)
      return isThere ? reply(session) : failed("userMismatch")
    case .updateProfile(let name):
      guard let id = session, users[id] != nil else { return failed("noUser") }
      users[id]?.displayName = name
      return reply(session)
    case .revokeToken(let code):
      guard code == self.code else { return failed("invalidCode") }
      self.code = nil
      return .done
    case .deleteData:
      guard let id = session, users[id] != nil else { return failed("noUser") }
      users[id]?.hasData = false
      return .done
    case .deleteUser:
      guard let id = session, users.removeValue(forKey: id) != nil else { return failed("noUser") }
      session = nil
      return .done
    case .signOut:
      session = nil
      return .done
    case .migrate, .confirmLink: return .done
    }
  }

  private mutating func link(
    _ credential: BackendCredential, _ session: String?, _ fault: AccountFault?
  ) -> AccountReply {
    guard let session, users[session] != nil else { return failed("noUser") }
    guard let person = spend(credential) else { return failed("invalidCredential") }
    guard let owner = owner(of: person) else {
      let isLinked = users[session]?.providers[Self.apple] != nil
      if isLinked { return failed("providerAlreadyLinked") }
      users[session]?.providers[Self.apple] = person
      return reply(session)
    }
    if owner == session { return failed("providerAlreadyLinked") }
    let updated =
      fault == .bareInUse ? nil : BackendCredential(identityToken: issueToken(of: person))
    return .failed(AccountError(code: AccountError.credentialInUse, updated: updated))
  }

  /// How the sheet is closed.
  private mutating func sheet(_ request: AuthorizationRequest, _ fault: AccountFault?)
    -> SheetOutcome
  {
    switch fault {
    case .fails: return .failed(AuthorizationError(code: 1004))
    case .cancel: return .failed(AuthorizationError(code: AuthorizationError.canceledCode))
    default: break
    }
    let person = fault == .otherUser ? Self.secondAppleUser : Self.appleUser
    let token = issueToken(of: person)
    code = "code-\(lastToken)\(secretSuffix)"
    let names = person == Self.appleUser ? untold : nil
    if person == Self.appleUser {
      untold = nil
      told = names?.displayName ?? told
    }
    let state: String? =
      switch fault {
      case .missingState: nil
      case .unknownState: "somethingElse"
      default: request.state
      }
    return .credential(
      AppleIDCredential(
        user: person, identityToken: Array(token.utf8),
        authorizationCode: fault == .noCode ? nil : code.map { Array($0.utf8) },
        givenName: names == .both || names == .given ? Self.givenName : nil,
        familyName: names == .both || names == .family ? Self.familyName : nil,
        email: names == nil || names == AccountGiven.Names.none ? nil : Self.email,
        state: state))
  }

  private mutating func issueToken(of person: String) -> String {
    lastToken += 1
    let token = "token-\(lastToken)\(secretSuffix)"
    fresh[token] = person
    return token
  }

  /// - Returns: Whose credential it is; nil where it has been used before.
  private mutating func spend(_ credential: BackendCredential) -> String? {
    fresh.removeValue(forKey: credential.identityToken)
  }

  private func reply(_ id: String?) -> AccountReply {
    id.flatMap(user).map { .user($0) } ?? failed("noUser")
  }

  private func failed(_ code: String) -> AccountReply { .failed(AccountError(code: code)) }
}

extension AccountGiven.Names {
  /// The display name that is made of it.
  var displayName: String? {
    switch self {
    case .both: "\(AccountWorld.givenName) \(AccountWorld.familyName)"
    case .given: AccountWorld.givenName
    case .family: AccountWorld.familyName
    case .none, .address: nil
    }
  }
}
