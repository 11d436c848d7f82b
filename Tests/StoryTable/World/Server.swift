internal import ConformanceVectors
internal import ReferenceAuth

/// What the app asks of its server, and of the provider beside the sheet.
enum Call: Hashable, Sendable {
  case anonymous
  case signIn(BackendCredential)
  case link(BackendCredential)
  case reauthenticate(BackendCredential)
  case profile(String)
  case revoke(code: String)
  case deleteData, deleteUser, signOut
  case state(person: String)
  case migrate

  /// The call in a word or two, as the tables name it.
  var name: String {
    switch self {
    case .anonymous: "sign in anonymously"
    case .signIn: "sign in"
    case .link: "link"
    case .reauthenticate: "reauthenticate"
    case .profile: "set name"
    case .revoke: "revoke"
    case .deleteData: "delete data"
    case .deleteUser: "delete user"
    case .signOut: "sign out"
    case .state: "credential state"
    case .migrate: "migrate"
    }
  }

  /// Whether its reply says who is signed in from then on.
  var changesSession: Bool {
    switch self {
    case .anonymous, .signIn, .link, .deleteUser, .signOut: true
    case .reauthenticate, .profile, .revoke, .deleteData, .state, .migrate: false
    }
  }

  /// What it brings along to prove who is there.
  var credential: BackendCredential? {
    switch self {
    case .signIn(let credential), .link(let credential), .reauthenticate(let credential): credential
    default: nil
    }
  }
}

/// The server's error, with its code.
struct ServerError: Error, Hashable, CustomStringConvertible {
  let code: String
  var description: String { code }
}

/// A model of the app's server, which verifies what it is told with the reference's own parts.
struct Server: Sendable {
  struct User: Hashable, Sendable {
    /// The provider's id of the linked person.
    var person: String?
    var name: String?
    /// Whether what the user made is there.
    var hasData = true
  }

  private static let verifier = IdentityTokenVerifier(
    keys: (try? JSONWebKeySet(
      parsing: Array((VectorLibrary.embedded.text(of: "keys/trusted.jwks.json") ?? "").utf8)))
      ?? .none,
    claims: ClaimsPolicy(audience: Provider.audience))

  /// The nonces of attempts that were begun and not used: each is good once.
  let nonces = PendingNonces { "" }
  private(set) var users: [String: User] = [:]
  /// The raw nonces of accepted tokens, in order.
  private(set) var accepted: [String] = []
  /// Credentials that the server made itself, each good once, and for whom.
  private var tickets: [String: String] = [:]
  private var ticketCount = 0
  /// How many users there ever were: `user-1` and so on.
  private(set) var userCount = 0

  /// Makes a user.
  ///
  /// - Returns: The user's id.
  mutating func addUser(_ user: User) -> String {
    userCount += 1
    users["user-\(userCount)"] = user
    return "user-\(userCount)"
  }

  /// The id of the user with whom a person is linked.
  func owner(of person: String) -> String? {
    users.first { $0.value.person == person }?.key
  }

  /// A user as the client knows it.
  func user(_ id: String?) throws -> BackendUser {
    guard let id, let user = users[id] else { throw ServerError(code: "noUser") }
    return BackendUser(
      id: id, providers: user.person == nil ? [] : [AppleAccount.provider])
  }

  /// Does what a call asks for.
  ///
  /// - Parameters:
  ///   - call: The call; the provider's own are answered elsewhere.
  ///   - session: Who is signed in on the device.
  ///   - provider: Asked to revoke.
  ///   - isBare: Whether "in use" brings no updated credential.
  /// - Returns: The user who is signed in afterwards.
  /// - Throws: `ServerError`, `CredentialInUse`.
  mutating func reply(
    to call: Call, session: String?, at now: Int, provider: inout Provider, isBare: Bool
  ) throws -> BackendUser? {
    switch call {
    case .anonymous:
      let id = addUser(User())
      return try user(id)
    case .signIn(let credential):
      let person = try person(of: credential, at: now)
      let id = owner(of: person) ?? addUser(User(person: person))
      return try user(id)
    case .link(let credential):
      let id = try user(session).id
      let person = try person(of: credential, at: now)
      return try link(id, person, isBare)
    case .reauthenticate(let credential):
      let person = try person(of: credential, at: now)
      let current = try user(session)
      guard users[current.id]?.person == person else { throw ServerError(code: "userMismatch") }
      return current
    case .profile(let name):
      let current = try user(session)
      users[current.id]?.name = name
      return current
    case .revoke(let code):
      let current = try user(session)
      guard provider.revoke(code: code, at: now) else { throw ServerError(code: "invalidCode") }
      return current
    case .deleteData:
      let current = try user(session)
      users[current.id]?.hasData = false
      return current
    case .deleteUser:
      users[try user(session).id] = nil
      return nil
    case .signOut: return nil
    case .state, .migrate: return try user(session)
    }
  }

  private mutating func link(
    _ id: String, _ person: String, _ isBare: Bool
  ) throws -> BackendUser {
    guard let owner = owner(of: person) else {
      users[id]?.person = person
      return try user(id)
    }
    if owner == id { throw ServerError(code: "alreadyLinked") }
    ticketCount += 1
    tickets["ticket-\(ticketCount)"] = person
    let updated = BackendCredential(identityToken: "ticket-\(ticketCount)", rawNonce: nil)
    throw CredentialInUse(updated: isBare ? nil : updated, code: "credentialInUse")
  }

  /// Who proves to be there, by a verified token whose nonce is then used up, or by a ticket.
  private mutating func person(of credential: BackendCredential, at now: Int) throws -> String {
    if let person = tickets.removeValue(forKey: credential.identityToken) { return person }
    do throws(RejectionReason) {
      let token = try nonces.redeem(
        token: credential.identityToken, rawNonce: credential.rawNonce, at: now,
        verifier: Self.verifier)
      if let rawNonce = credential.rawNonce { accepted.append(rawNonce) }
      guard case .string(let person)? = token.payload["sub"] else { throw .malformedToken }
      return person
    } catch { throw ServerError(code: error.rawValue) }
  }
}
