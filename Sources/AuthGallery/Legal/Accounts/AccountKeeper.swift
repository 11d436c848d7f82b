internal import ConformanceModel
internal import Synchronization

/// The common coordinator with completion handlers, written right.
///
/// Known-bad subjects override one method each; what they override is the defect.
class AccountKeeper: AccountPresence, AccountCoordinator, @unchecked Sendable {
  func perform(_ action: AccountAction, completion: @escaping AccountDone) {
    switch action {
    case .launch: launch(completion)
    case .signInAnonymously:
      begin()
      ask(.signInAnonymously) { reply in
        guard case .user(let user) = reply else { return self.fail(reply, completion) }
        self.observe()
        self.end(.signedIn(user: user.id, replaced: nil, problem: nil), completion)
      }
    case .signIn: tap(.signIn, completion)
    case .link: tap(.link, completion)
    case .reauthenticate: tap(.reauthenticate, completion)
    case .signOut:
      begin()
      signOut { self.end($0, completion) }
    case .delete: delete(completion)
    case .configureButton(let flow):
      state.withLock { state in
        state.view.errorText = nil
        state.button = flow
      }
      completion(.request(request(flow)))
    case .completeButton(let outcome): completeButton(outcome, completion)
    }
  }

  // MARK: Sign-in, link, reauthentication

  func request(_ flow: AccountFlow) -> AuthorizationRequest {
    AuthorizationRequest(nonce: "digest", state: flow.rawValue)
  }

  func tap(_ flow: AccountFlow, _ done: @escaping AccountDone) {
    begin()
    ask(.authorize(request(flow))) { self.handle($0, flow, done) }
  }

  func completeButton(_ outcome: SheetOutcome, _ done: @escaping AccountDone) {
    begin()
    let flow = state.withLock { $0.button.take() } ?? .signIn
    handle(.sheet(outcome), flow, done)
  }

  func handle(_ reply: AccountReply, _ flow: AccountFlow, _ done: @escaping AccountDone) {
    switch reply {
    case .sheet(.credential(let credential)):
      guard let flow = self.flow(of: credential, expected: flow) else {
        return end(.failed(code: "unexpectedState"), done)
      }
      use(credential, flow, done)
    case .sheet(.failed(let error)): sheetFailed(error, done)
    default: fail(reply, done)
    }
  }

  func sheetFailed(_ error: AuthorizationError, _ done: AccountDone) {
    let isCancel = error == AuthorizationError(code: AuthorizationError.canceledCode)
    end(isCancel ? .cancelled : .failed(code: String(error.code)), done)
  }

  /// The flow that the state selects; nil where it is none.
  func flow(of credential: AppleIDCredential, expected: AccountFlow) -> AccountFlow? {
    credential.state.flatMap { AccountFlow(rawValue: $0) }
  }

  func use(_ credential: AppleIDCredential, _ flow: AccountFlow, _ done: @escaping AccountDone) {
    let sent = self.sent(credential)
    let before = environment.currentUser()
    let departures = state.withLock { $0.departures }
    switch flow {
    case .signIn:
      ask(.signIn(sent)) { reply in
        guard case .user(let user) = reply else { return self.fail(reply, done) }
        self.welcome(user, before, credential, departures, done)
      }
    case .link:
      ask(.link(sent)) { reply in
        guard case .user(let user) = reply else {
          return self.linkFailed(reply, before, credential, departures, done)
        }
        self.welcome(user, before, credential, departures, done)
      }
    case .reauthenticate:
      ask(.reauthenticate(sent)) { reply in
        guard case .user(let user) = reply else { return self.fail(reply, done) }
        self.end(.signedIn(user: user.id, replaced: nil, problem: nil), done)
      }
    }
  }

  func sent(_ credential: AppleIDCredential) -> BackendCredential {
    BackendCredential(
      identityToken: String(decoding: credential.identityToken ?? [], as: UTF8.self),
      rawNonce: "raw")
  }

  func linkFailed(
    _ reply: AccountReply, _ before: AccountUser?, _ credential: AppleIDCredential,
    _ departures: Int, _ done: @escaping AccountDone
  ) {
    guard case .failed(let error) = reply, error.code == AccountError.credentialInUse,
      let updated = self.updated(error, credential)
    else { return fail(reply, done) }
    ask(.signIn(updated)) { reply in
      guard case .user(let user) = reply else { return self.fail(reply, done) }
      self.welcome(user, before, credential, departures, done)
    }
  }

  /// The credential to sign in with where the one sent is in use.
  func updated(_ error: AccountError, _ credential: AppleIDCredential) -> BackendCredential? {
    error.updated
  }

  /// Keeps what belongs to the user, then sets the display name.
  func welcome(
    _ user: AccountUser, _ before: AccountUser?, _ credential: AppleIDCredential,
    _ departures: Int, _ done: @escaping AccountDone
  ) {
    guard state.withLock({ $0.departures == departures }) else {
      // Somebody signed out meanwhile: the user who came after that is sent away again.
      return ask(.signOut) { _ in self.end(.failed(code: "signedOutMeanwhile"), done) }
    }
    keep(credential)
    observe()
    setDisplayName(user, credential) { problem in
      self.end(self.answer(user, before, problem), done)
    }
  }

  func answer(_ user: AccountUser, _ before: AccountUser?, _ problem: String?) -> AccountAnswer {
    let replaced = before.flatMap { $0.id == user.id ? nil : $0.id }
    return .signedIn(user: user.id, replaced: replaced, problem: problem)
  }

  func keep(_ credential: AppleIDCredential) {
    let own = owner(credential.user)
    var old = environment.storage.record(of: apple)
    let last = old?.user.map(owner) ?? environment.storage.record(of: ownerKey)
    if let last, last != own { old = nil }
    environment.storage.store(record(credential, old), of: apple)
    environment.storage.store(own, of: ownerKey)
  }

  func record(_ credential: AppleIDCredential, _ old: ProviderRecord?) -> ProviderRecord {
    ProviderRecord(
      user: credential.user, name: displayName(credential) ?? old?.name,
      email: credential.email ?? old?.email)
  }

  func displayName(_ credential: AppleIDCredential) -> String? {
    let parts = [credential.givenName, credential.familyName].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  /// - Parameter then: Told what went wrong, if anything.
  func setDisplayName(
    _ user: AccountUser, _ credential: AppleIDCredential,
    _ then: @escaping @Sendable (_ problem: String?) -> Void
  ) {
    guard let name = displayName(credential) else { return then(nil) }
    ask(.updateProfile(displayName: name)) { reply in
      if case .failed(let error) = reply { then(error.code) } else { then(nil) }
    }
  }

  // MARK: Deletion

  func delete(_ done: @escaping AccountDone) {
    begin()
    if let user = environment.currentUser(), !isConcerned(user) {
      let data: [AccountCall] = contract.deletesData ? [.deleteData] : []
      return run((data + [.deleteUser])[...], done)
    }
    ask(.authorize(request(.reauthenticate))) { self.proved($0, done) }
  }

  /// Goes on with what the sheet of a deletion brought.
  func proved(_ reply: AccountReply, _ done: @escaping AccountDone) {
    guard case .sheet(.credential(let credential)) = reply else {
      return handle(reply, .reauthenticate, done)
    }
    guard flow(of: credential, expected: .reauthenticate) == .reauthenticate else {
      return end(.failed(code: "unexpectedState"), done)
    }
    guard let code = code(credential) else { return end(.failed(code: "missingCode"), done) }
    run(deletion(credential, code)[...], done)
  }

  /// The code to revoke with.
  func code(_ credential: AppleIDCredential) -> String? {
    credential.authorizationCode.map { String(decoding: $0, as: UTF8.self) }
  }

  /// The steps of a deletion in order.
  func deletion(_ credential: AppleIDCredential, _ code: String) -> [AccountCall] {
    let data: [AccountCall] = contract.deletesData ? [.deleteData] : []
    return [.reauthenticate(sent(credential)), .revokeToken(code: code)] + data + [.deleteUser]
  }

  /// Makes one step after the other, up to the first that fails.
  func run(_ steps: ArraySlice<AccountCall>, _ done: @escaping AccountDone) {
    guard let step = steps.first else {
      state.withLock { $0.isDeleting = false }
      forget()
      stopObserving()
      return end(.done, done)
    }
    if step.kind == .revokeToken { state.withLock { $0.isDeleting = true } }
    ask(step) { reply in
      if case .failed = reply {
        self.state.withLock { $0.isDeleting = false }
        return self.stepFailed(step, reply, steps.dropFirst(), done)
      }
      self.run(steps.dropFirst(), done)
    }
  }

  func stepFailed(
    _ step: AccountCall, _ reply: AccountReply, _ rest: ArraySlice<AccountCall>,
    _ done: @escaping AccountDone
  ) {
    fail(reply, done)
  }
}
