internal import ReferenceAuth
internal import Synchronization

/// Thrown in a process that is no more; nobody sees it.
struct Killed: Error {}

/// One process of the app: the reference's account with the stage's world around it.
final class App: Sendable {
  let stage: Stage
  let process: Int
  private let generator: NonceGenerator
  private let held = Mutex<AppleAccount?>(nil)
  /// What the views were told, in order.
  let shown = Mutex<[AccountViewState]>([])

  init(stage: Stage, process: Int) {
    self.stage = stage
    self.process = process
    let entropy = stage.entropy
    generator = NonceGenerator { try entropy.fill($0) }
    let account = AppleAccount(
      environment: SignInEnvironment(
        makeController: { [unowned self] in Sheet(request: $0, app: self) },
        drawNonce: { [unowned self] in try drawNonce() },
        hasWindow: { stage.state.withLock { $0.fault != .noWindow } }),
      backend: AppBackend(app: self), authority: AppBackend(app: self),
      store: AppBackend(app: self),
      onChange: { [unowned self] view in shown.withLock { $0.append(view) } })
    held.withLock { $0 = account }
  }

  var account: AppleAccount {
    guard let account = held.withLock({ $0 }) else { preconditionFailure("set when it was made") }
    return account
  }

  /// Whether the views show loading now.
  var isLoading: Bool { held.withLock { $0 }?.view.isLoading ?? false }

  /// Whether this is the process that runs.
  var isAlive: Bool { stage.state.withLock { $0.process == process } }

  /// Draws a nonce and tells the server which one the next sign-in will use.
  private func drawNonce() throws -> String {
    let place = stage.note("nonce", process: process)
    do {
      let nonce = try generator.nonce()
      stage.state.withLock { state in
        state.nonces.append(nonce)
        state.world.server.nonces.remember(nonce)
      }
      return nonce
    } catch {
      stage.fail(place, "\(error)")
      throw error
    }
  }

  /// Asks server or provider.
  func send(_ call: Call) async throws -> BackendUser? {
    guard isAlive else { throw Killed() }
    let place = stage.note(call.name, call.credential, process: process)
    let fault = stage.takeFault(of: call)
    let result: Result<BackendUser?, any Error>
    switch fault {
    case .fails:
      stage.fail(place, "network")
      throw ServerError(code: "network")
    case .slow:
      await stage.rendezvous.hold()
      result = effect(of: call)
    case .lateReply:
      result = effect(of: call)
      await stage.rendezvous.hold()
    case .killed(let isDone):
      if isDone { _ = effect(of: call) }
      stage.fail(place, isDone ? "done, the app is killed" : "not done, the app is killed")
      await stage.rendezvous.hold()
      throw Killed()
    case .lost:
      _ = effect(of: call)
      stage.fail(place, "done, the reply is lost")
      throw ServerError(code: "network")
    case .bare, nil: result = effect(of: call, isBare: fault == .bare)
    }
    guard isAlive else { throw Killed() }
    do {
      let user = try result.get()
      if call.changesSession { stage.state.withLock { $0.world.session = user } }
      return user
    } catch {
      stage.fail(place, (error as? CredentialInUse)?.code ?? "\(error)")
      throw error
    }
  }

  private func effect(of call: Call, isBare: Bool = false) -> Result<BackendUser?, any Error> {
    stage.state.withLock { state in
      Result { try state.world.effect(of: call, isBare: isBare) }
    }
  }
}

/// Server, provider and keychain as the reference's account wants them.
private struct AppBackend: AccountBackend, CredentialAuthority, IdentityStore {
  unowned let app: App
  private var stage: Stage { app.stage }

  var currentUser: BackendUser? { stage.state.withLock { $0.world.session } }

  private func user(_ call: Call) async throws -> BackendUser {
    guard let user = try await app.send(call) else { throw ServerError(code: "noUser") }
    return user
  }

  func signInAnonymously() async throws -> BackendUser { try await user(.anonymous) }
  func signIn(with credential: BackendCredential) async throws -> BackendUser {
    try await user(.signIn(credential))
  }
  func link(with credential: BackendCredential) async throws -> BackendUser {
    try await user(.link(credential))
  }
  func reauthenticate(with credential: BackendCredential) async throws -> BackendUser {
    try await user(.reauthenticate(credential))
  }
  func updateProfile(displayName: String) async throws { _ = try await user(.profile(displayName)) }
  func revokeToken(authorizationCode: String) async throws {
    _ = try await user(.revoke(code: authorizationCode))
  }
  func deleteData() async throws { _ = try await user(.deleteData) }
  func deleteUser() async throws { _ = try await app.send(.deleteUser) }
  func signOut() async throws { _ = try await app.send(.signOut) }
  func migrate(providerUser: String) async throws { _ = try await user(.migrate) }

  func credentialState(forUser user: String) async throws -> ProviderCredentialState {
    _ = try await app.send(.state(person: user))
    return stage.state.withLock { $0.world.credentialState(of: user) }
  }

  func observeRevocations(_ notice: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
    let number = stage.state.withLock { state in
      state.observations += 1
      state.observers[state.observations] = notice
      return state.observations
    }
    return { [stage] in stage.state.withLock { $0.observers[number] = nil } }
  }

  func identity(of provider: String) -> StoredIdentity? {
    stage.state.withLock { $0.world.identity }
  }

  func keep(_ identity: StoredIdentity, of provider: String) {
    guard app.isAlive else { return }
    stage.state.withLock { $0.world.identity = identity }
  }
}
