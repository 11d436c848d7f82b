internal import ConformanceModel
internal import ReferenceAuth
internal import Synchronization

extension ReferenceSubject: AccountSubject {
  func makeCoordinator(in environment: AccountEnvironment) throws -> any AccountCoordinator {
    ReferenceCoordinator(environment)
  }
}

/// The reference's account behind the suite's actions.
private final class ReferenceCoordinator: AccountCoordinator {
  private let account: AppleAccount

  init(_ environment: AccountEnvironment) {
    let world = ReferenceWorld(environment: environment)
    account = AppleAccount(
      environment: ReferenceAuth.SignInEnvironment(
        makeController: { AccountSheet($0, environment) },
        drawNonce: { try ReferenceSubject.generator.nonce() }),
      backend: world, authority: world, store: world)
  }

  var view: AccountView {
    let view = account.view
    return AccountView(isLoading: view.isLoading, errorText: view.errorText)
  }

  func perform(_ action: AccountAction, completion: @escaping @Sendable (AccountAnswer) -> Void) {
    // onRequest of a native button wants its answer at once.
    if case .configureButton(let flow) = action {
      return completion(AccountAnswer { .request(try account.configureButton(flow.own).forSuite) })
    }
    Task { [account] in completion(await Self.answer(action, account)) }
  }

  private static func answer(
    _ action: AccountAction, _ account: AppleAccount
  ) async -> AccountAnswer {
    do {
      switch action {
      case .launch:
        try await account.launch()
        return .done
      case .signInAnonymously: return AccountAnswer(try await account.signInAnonymously())
      case .signIn: return AccountAnswer(try await account.signIn())
      case .link: return AccountAnswer(try await account.link())
      case .reauthenticate: return AccountAnswer(try await account.reauthenticate())
      case .signOut:
        try await account.signOut()
        return .done
      case .delete:
        try await account.delete()
        return .done
      case .configureButton(let flow):
        return .request(try account.configureButton(flow.own).forSuite)
      case .completeButton(let outcome):
        return AccountAnswer(try await account.completeButton(outcome.own))
      }
    } catch { return AccountAnswer { throw error } }
  }
}

/// The suite's provider, backend and storage as the reference wants them.
private struct ReferenceWorld: AccountBackend, CredentialAuthority, IdentityStore {
  let environment: AccountEnvironment

  var currentUser: BackendUser? { environment.currentUser().map(BackendUser.init) }

  func signInAnonymously() async throws -> BackendUser { try await user(.signInAnonymously) }

  func signIn(with credential: ReferenceAuth.BackendCredential) async throws -> BackendUser {
    try await user(.signIn(credential.forSuite))
  }

  func link(with credential: ReferenceAuth.BackendCredential) async throws -> BackendUser {
    try await user(.link(credential.forSuite))
  }

  func reauthenticate(with credential: ReferenceAuth.BackendCredential) async throws -> BackendUser
  { try await user(.reauthenticate(credential.forSuite)) }

  func updateProfile(displayName: String) async throws {
    _ = try await reply(.updateProfile(displayName: displayName))
  }

  func revokeToken(authorizationCode: String) async throws {
    _ = try await reply(.revokeToken(code: authorizationCode))
  }

  func deleteData() async throws { _ = try await reply(.deleteData) }
  func deleteUser() async throws { _ = try await reply(.deleteUser) }
  func signOut() async throws { _ = try await reply(.signOut) }

  func migrate(providerUser: String) async throws {
    _ = try await reply(.migrate(user: providerUser))
  }

  func credentialState(forUser user: String) async throws -> ProviderCredentialState {
    guard case .state(let state) = try await reply(.credentialState(user: user)) else {
      throw UnfittingReply()
    }
    switch state {
    case .authorized: return .authorized
    case .revoked: return .revoked
    case .notFound: return .notFound
    case .transferred: return .transferred
    default: return .unknown
    }
  }

  func observeRevocations(_ notice: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
    let number = environment.observeRevocations(notice)
    return { environment.stopObserving(number) }
  }

  func identity(of provider: String) -> StoredIdentity? {
    environment.storage.record(of: provider).map {
      StoredIdentity(
        user: $0.user, name: $0.name, email: $0.email,
        owner: environment.storage.record(of: ownerKey(provider))?.user)
    }
  }

  private func ownerKey(_ provider: String) -> String { "\(provider) owner" }

  // The suite's record has no room for what was left undone, so that nothing is told again here;
  // whose name it is lies beside it.
  func keep(_ identity: StoredIdentity, of provider: String) {
    environment.storage.store(
      ProviderRecord(user: identity.user, name: identity.name, email: identity.email),
      of: provider)
    environment.storage.store(
      identity.owner.map { ProviderRecord(user: $0) }, of: ownerKey(provider))
  }

  private func user(_ call: AccountCall) async throws -> BackendUser {
    guard case .user(let user) = try await reply(call) else { throw UnfittingReply() }
    return BackendUser(user)
  }

  private func reply(_ call: AccountCall) async throws -> AccountReply {
    let reply = await environment.reply(to: call)
    guard case .failed(let error) = reply else { return reply }
    if error.code == AccountError.credentialInUse {
      throw CredentialInUse(updated: error.updated.map { .init($0) }, code: error.code)
    }
    throw BackendFailure(code: error.code)
  }
}

/// The suite's sheet as a controller of the reference's sign-in.
private final class AccountSheet: ReferenceAuth.AuthorizationController {
  private struct State {
    weak var delegate: (any ReferenceAuth.AuthorizationControllerDelegate)?
  }

  private let request: ReferenceAuth.AuthorizationRequest
  private let environment: AccountEnvironment
  private let state = Mutex(State())

  init(_ request: ReferenceAuth.AuthorizationRequest, _ environment: AccountEnvironment) {
    self.request = request
    self.environment = environment
  }

  var delegate: (any ReferenceAuth.AuthorizationControllerDelegate)? {
    get { state.withLock { $0.delegate } }
    set { state.withLock { $0.delegate = newValue } }
  }

  func performRequests() {
    environment.call(.authorize(request.forSuite)) { reply in
      guard let delegate = self.delegate, case .sheet(let outcome) = reply else { return }
      switch outcome.own {
      case .success(let credential):
        delegate.authorizationController(self, didCompleteWith: credential)
      case .failure(let failure): delegate.authorizationController(self, didFailWith: failure)
      }
    }
  }
}

/// The backend's code, which is all that the suite's backend says of a failure.
private struct BackendFailure: Error, CustomStringConvertible {
  let code: String
  var description: String { code }
}

/// A reply that does not fit its call.
private struct UnfittingReply: Error {}

extension ConformanceModel.AccountFlow {
  fileprivate var own: ReferenceAuth.AccountFlow {
    switch self {
    case .signIn: .signIn
    case .link: .link
    case .reauthenticate: .reauthenticate
    }
  }
}

extension SheetOutcome {
  fileprivate var own: Result<ReferenceAuth.AuthorizationCredential, AuthorizationFailure> {
    switch self {
    case .credential(let credential):
      .success(ConformanceModel.AuthorizationCredential.appleID(credential).forReference)
    case .failed(let error): .failure(AuthorizationFailure(domain: error.domain, code: error.code))
    }
  }
}

extension BackendUser {
  fileprivate init(_ user: AccountUser) { self.init(id: user.id, providers: user.providers) }
}

extension ReferenceAuth.BackendCredential {
  fileprivate init(_ credential: ConformanceModel.BackendCredential) {
    self.init(identityToken: credential.identityToken, rawNonce: credential.rawNonce)
  }

  fileprivate var forSuite: ConformanceModel.BackendCredential {
    .init(identityToken: identityToken, rawNonce: rawNonce)
  }
}

extension AccountAnswer {
  fileprivate init(_ change: AccountChange) {
    self = .signedIn(
      user: change.user.id, replaced: change.replaced?.id, problem: change.profileProblem)
  }

  /// What the body gives, or how it failed.
  fileprivate init(_ body: () throws -> AccountAnswer) {
    do { self = try body() } catch AccountFailure.cancelled { self = .cancelled } catch {
      self = .failed(code: "\(error)")
    }
  }
}
