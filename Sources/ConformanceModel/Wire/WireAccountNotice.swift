internal import PlainText

/// What a coordinator in a subject's program did: a line without an id.
///
/// Members that a notice does not have are `nil`; which it must have, its readers say.
package struct WireAccountNotice: Codable, Sendable, Hashable {
  /// The notices' names.
  package static let called = "account.called"
  package static let answered = "account.answered"
  package static let stored = "account.stored"
  package static let observed = "account.observed"
  package static let unobserved = "account.unobserved"
  package static let names = [called, answered, stored, observed, unobserved]

  package var notice: String
  package var coordinator: Int?
  /// `called`: a number that is new for each call of a coordinator.
  package var call: Int?
  /// `called`: an ``AccountCall/Kind``.
  package var kind: String?
  /// `answered`: the number of the action.
  package var action: Int?
  /// `answered`: an ``AccountAnswer/word``.
  package var answer: String?
  /// The request of `authorize`, and of the answer `request`.
  package var nonce: String?
  package var state: String?
  package var scopes: [String]?
  /// The credential of `signIn`, `link` and `reauthenticate`.
  package var identityToken: String?
  package var rawNonce: String?
  /// The backend's user of the answer `signedIn`; the provider's of `credentialState`, `migrate`.
  package var user: String?
  package var replaced: String?
  package var problem: String?
  package var displayName: String?
  /// The authorization code of `revokeToken`; the failure's of the answer `failed`.
  package var code: String?
  /// `stored`: whose record; without a `record` it is removed.
  package var provider: String?
  package var record: ProviderRecord?
  /// `observed` and `unobserved`: a number that is new for each observation of a coordinator.
  package var observer: Int?

  package init(_ notice: String, coordinator: Int) {
    self.notice = notice
    self.coordinator = coordinator
  }

  package init(coordinator: Int, call number: Int, _ call: AccountCall) {
    self.init(Self.called, coordinator: coordinator)
    self.call = number
    kind = call.kind.rawValue
    switch call {
    case .authorize(let request): carry(request)
    case .credentialState(let user), .migrate(let user): self.user = user
    case .signIn(let credential), .link(let credential), .reauthenticate(let credential):
      identityToken = credential.identityToken
      rawNonce = credential.rawNonce
    case .updateProfile(let name): displayName = name
    case .revokeToken(let code): self.code = code
    case .signInAnonymously, .deleteData, .deleteUser, .signOut, .confirmLink: break
    }
  }

  package init(coordinator: Int, action: Int, _ answer: AccountAnswer) {
    self.init(Self.answered, coordinator: coordinator)
    self.action = action
    self.answer = answer.word
    switch answer {
    case .done, .cancelled: break
    case .signedIn(let user, let replaced, let problem):
      self.user = user
      self.replaced = replaced
      self.problem = problem
    case .failed(let code): self.code = code
    case .request(let request): carry(request)
    }
  }

  private mutating func carry(_ request: AuthorizationRequest) {
    nonce = request.nonce
    state = request.state
    scopes = request.scopes
  }
}

// MARK: Reading

extension WireAccountNotice {
  /// The call that is made.
  ///
  /// - Throws: ``SubjectFault/malformedAnswer(_:)`` for a member that is missing or unknown.
  package func readCall() throws(SubjectFault) -> AccountCall {
    let word = try require(kind, "kind")
    guard let kind = AccountCall.Kind(rawValue: word) else {
      let known = AccountCall.Kind.allCases.map(\.rawValue)
      throw .malformedAnswer(
        "the notice '\(notice)' has the kind '\(word)'."
          + (NearestName.to(word, among: known).map { " Did you mean '\($0)'?" }
            ?? " Expected \(Self.list(known))."))
    }
    return switch kind {
    case .authorize: .authorize(request)
    case .credentialState: .credentialState(user: try require(user, "user"))
    case .signInAnonymously: .signInAnonymously
    case .signIn: .signIn(try credential)
    case .link: .link(try credential)
    case .reauthenticate: .reauthenticate(try credential)
    case .updateProfile: .updateProfile(displayName: displayName)
    case .revokeToken: .revokeToken(code: try require(code, "code"))
    case .deleteData: .deleteData
    case .deleteUser: .deleteUser
    case .signOut: .signOut
    case .migrate: .migrate(user: try require(user, "user"))
    case .confirmLink: .confirmLink
    }
  }

  /// The answers that there are.
  package static let answers = ["done", "signedIn", "cancelled", "failed", "request"]

  /// How the action ended.
  ///
  /// - Throws: ``SubjectFault/malformedAnswer(_:)`` for a member that is missing or unknown.
  package func readAnswer() throws(SubjectFault) -> AccountAnswer {
    let word = try require(answer, "answer")
    switch word {
    case "done": return .done
    case "signedIn":
      return .signedIn(user: try require(user, "user"), replaced: replaced, problem: problem)
    case "cancelled": return .cancelled
    case "failed": return .failed(code: try require(code, "code"))
    case "request": return .request(request)
    default:
      throw .malformedAnswer(
        "the notice '\(notice)' has the answer '\(word)'. Expected \(Self.list(Self.answers)).")
    }
  }

  /// A member that the notice must have.
  package func require<Value>(_ value: Value?, _ member: String) throws(SubjectFault) -> Value {
    guard let value else {
      throw .malformedAnswer("the notice '\(notice)' has no member '\(member)'")
    }
    return value
  }

  private var request: AuthorizationRequest {
    AuthorizationRequest(nonce: nonce, state: state, scopes: scopes ?? [])
  }

  private var credential: BackendCredential {
    get throws(SubjectFault) {
      BackendCredential(
        identityToken: try require(identityToken, "identityToken"), rawNonce: rawNonce)
    }
  }

  private static func list(_ words: [String]) -> String {
    words.dropLast().map { "'\($0)'" }.joined(separator: ", ") + " or '\(words.last ?? "")'"
  }
}
