internal import ConformanceModel

/// How things stand on one device, and what the backend has, when everything has settled.
struct AccountSnapshot: Hashable, Sendable {
  /// The user signed in.
  var session: AccountUser?
  /// What the device keeps.
  var records: [String: ProviderRecord]
  /// How many listen to revocation notices.
  var observers: Int
  /// What is shown; nil where the contract shows nothing.
  var view: AccountView?
  /// Everything that backend and provider know.
  var world: AccountWorld

  /// What the device keeps of the provider's user.
  var apple: ProviderRecord? { records[AccountWorld.apple] }
  /// Whether a user of the provider is signed in.
  var isApple: Bool { session?.providers.contains(AccountWorld.apple) ?? false }
}

/// One call and its reply.
struct AccountExchange: Hashable, Sendable {
  var call: AccountCall
  var fault: AccountFault?
  /// Nil as long as it is outstanding.
  var reply: AccountReply?
  /// What the device kept when the call was made.
  var records: [String: ProviderRecord]

  /// The error that came.
  var error: AccountError? { if case .failed(let error) = reply { error } else { nil } }
  /// The user that came.
  var user: AccountUser? { if case .user(let user) = reply { user } else { nil } }
}

/// Everything that one step set off.
struct AccountEpisode: Hashable, Sendable {
  /// What set it off.
  enum Trigger: Hashable, Sendable {
    case act(AccountVerb)
    case notice
  }

  let trigger: Trigger
  let before: AccountSnapshot
  /// What is shown while the first call is outstanding.
  var early: AccountView?
  /// The request of a native button.
  var nativeRequest: AuthorizationRequest?
  /// How a native button's sheet was closed.
  var nativeOutcome: SheetOutcome?
  var exchanges: [AccountExchange] = []
  var answers: [AccountAnswer] = []
  var after: AccountSnapshot
  /// Whether it was stopped because there was no end of calls.
  var isEndless = false

  /// What the user or the app did.
  var verb: AccountVerb? { if case .act(let verb) = trigger { verb } else { nil } }

  /// The exchanges of one kind.
  func exchanges(_ kind: AccountCall.Kind) -> [AccountExchange] {
    exchanges.filter { $0.call.kind == kind }
  }

  /// Whether every call has its reply.
  var isComplete: Bool { !isEndless && exchanges.allSatisfy { $0.reply != nil } }

  /// How the sheet was closed.
  var sheet: SheetOutcome? {
    if let nativeOutcome { return nativeOutcome }
    if case .sheet(let outcome) = exchanges(.authorize).last?.reply { return outcome }
    return nil
  }

  /// The credential that came from the sheet.
  var credential: AppleIDCredential? {
    if case .credential(let credential) = sheet { credential } else { nil }
  }

  /// The request whose sheet was shown.
  var sentRequest: AuthorizationRequest? {
    if let nativeRequest { return nativeRequest }
    if case .authorize(let request)? = exchanges(.authorize).last?.call { return request }
    return nil
  }

  /// Whether the sheet brought what a correct coordinator goes on with.
  var hasUsableSheet: Bool {
    guard let credential else { return false }
    return credential.state == sentRequest?.state
  }

  /// Whether somebody else than the user who is signed in confirmed the sheet.
  var isConfirmedByOther: Bool {
    guard let credential, let user = before.session else { return false }
    return credential.user != before.world.users[user.id]?.providers[AccountWorld.apple]
  }

  /// Whether the user closed the sheet.
  var isCancelled: Bool {
    sheet == .failed(AuthorizationError(code: AuthorizationError.canceledCode))
  }

  /// The first exchange that uses the sheet's credential.
  var use: AccountExchange? {
    exchanges.first { [.signIn, .link, .reauthenticate].contains($0.call.kind) }
  }

  /// Whether a sign-in or link failed of which the user and the backend have turned nothing down.
  var isFailedSignIn: Bool {
    guard verb?.flow == .signIn || verb?.flow == .link, let answer = answers.first else {
      return false
    }
    let hasFailed = answer.isFailure || answer == .cancelled && !isCancelled
    return hasFailed && exchanges.allSatisfy { $0.error == nil }
  }

  /// The user whom the last sign-in or link replied with, as it was before any update.
  var signedIn: AccountUser? {
    exchanges.last { [.signIn, .link].contains($0.call.kind) }?.user
  }
}

extension AppleIDCredential {
  /// The display name that is made of the parts that came; nil where none did.
  var displayName: String? {
    let parts = [givenName, familyName].compactMap { $0 }.filter { !$0.isEmpty }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }
}

extension AccountAnswer {
  /// Whether it tells of an error, which a cancel is not.
  var isFailure: Bool { if case .failed = self { true } else { false } }
}
