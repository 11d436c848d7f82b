internal import PlainText

/// Makes a fresh coordinator in a subject's program, as an app does at its start.
///
/// User and storage come with it and with every reply, so that a program never has to ask: the
/// synchronous functions of ``AccountEnvironment`` are reads of a mirror.
package struct WireAccountStart: Codable, Sendable, Hashable {
  /// Never used before in a conversation; the former coordinator is of no further use.
  package var coordinator: Int
  /// The user signed in on this device; `nil` for nobody.
  package var currentUser: WireUser?
  /// What is kept on this device, by provider.
  package var records: [String: ProviderRecord]

  package init(coordinator: Int, currentUser: AccountUser?, records: [String: ProviderRecord]) {
    self.coordinator = coordinator
    self.currentUser = currentUser.map(WireUser.init)
    self.records = records
  }
}

/// Has a coordinator do what the user or the app asks for.
package struct WireAccountPerform: Codable, Sendable, Hashable {
  package var coordinator: Int
  /// Chosen by the runner, never used twice in a conversation; the answer names it.
  package var action: Int
  /// ``AccountAction/name``.
  package var verb: String
  /// With `configureButton`: what the button is for.
  package var flow: AccountFlow?
  /// With `completeButton`: how the sheet was closed.
  package var sheet: WireSheet?

  package init(coordinator: Int, action number: Int, _ action: AccountAction) {
    self.coordinator = coordinator
    self.action = number
    verb = action.name
    if case .configureButton(let flow) = action { self.flow = flow }
    if case .completeButton(let outcome) = action { sheet = WireSheet(outcome) }
  }

  /// What is asked for; `nil` where the members do not name it.
  package var asked: AccountAction? {
    switch verb {
    case "configureButton": flow.map { .configureButton($0) }
    case "completeButton": sheet?.outcome.map { .completeButton($0) }
    default: Self.plain.first { $0.name == verb }
    }
  }

  private static let plain: [AccountAction] = [
    .launch, .signInAnonymously, .signIn, .link, .reauthenticate, .signOut, .delete,
  ]
}

/// Has provider or backend reply to a call; exactly one of `sheet`, `state`, `user`, `done` and
/// `failure` is there.
package struct WireAccountReply: Codable, Sendable, Hashable {
  package var coordinator: Int
  /// The number of the call, from the notice `account.called`.
  package var call: Int
  package var sheet: WireSheet?
  package var state: CredentialState?
  package var user: WireUser?
  package var done: Bool?
  package var failure: AccountError?
  /// The user signed in on this device from now on; `nil` for nobody.
  package var currentUser: WireUser?

  package init(
    coordinator: Int, call: Int, _ reply: AccountReply, currentUser: AccountUser?
  ) {
    self.coordinator = coordinator
    self.call = call
    self.currentUser = currentUser.map(WireUser.init)
    switch reply {
    case .sheet(let outcome): sheet = WireSheet(outcome)
    case .state(let state): self.state = state
    case .user(let user): self.user = WireUser(user)
    case .done: done = true
    case .failed(let error): failure = error
    }
  }

  /// What is replied; `nil` where no member says it.
  package var said: AccountReply? {
    if let outcome = sheet?.outcome { return .sheet(outcome) }
    if let state { return .state(state) }
    if let user { return .user(user.user) }
    if let failure { return .failed(failure) }
    return done == true ? .done : nil
  }
}

/// Tells one observer that there is a revocation.
package struct WireRevocation: Codable, Sendable, Hashable {
  package var coordinator: Int
  /// The observer's number, from the notice `account.observed`.
  package var observer: Int

  package init(coordinator: Int, observer: Int) {
    self.coordinator = coordinator
    self.observer = observer
  }
}

/// A user on the wire: with the providers in order, so that a line is the same every time.
package struct WireUser: Codable, Sendable, Hashable {
  package var id: String
  package var providers: [String]
  package var displayName: String?

  package init(_ user: AccountUser) {
    id = user.id
    providers = user.providers.sorted()
    displayName = user.displayName
  }

  package var user: AccountUser {
    AccountUser(id: id, providers: Set(providers), displayName: displayName)
  }
}

/// How the provider's sheet was closed: a credential, or an error's domain and code.
package struct WireSheet: Codable, Sendable, Hashable {
  package var credential: WireCredential?
  package var failure: AuthorizationError?

  package init(_ outcome: SheetOutcome) {
    switch outcome {
    case .credential(let credential): self.credential = WireCredential(credential)
    case .failed(let error): failure = error
    }
  }

  package var outcome: SheetOutcome? {
    credential.map { .credential($0.credential) } ?? failure.map { .failed($0) }
  }
}

extension WireCredential {
  /// The credential with its bytes; what is not hexadecimal is not there.
  package var credential: AppleIDCredential {
    AppleIDCredential(
      user: user, identityToken: identityToken.flatMap { Hex.decode($0) },
      authorizationCode: authorizationCode.flatMap { Hex.decode($0) }, givenName: givenName,
      familyName: familyName, email: email, state: state)
  }
}
