import ReferenceAuth
import Synchronization

/// A backend, a provider and a keychain that do what a test says, and note what is asked of them.
final class FakeBackend: AccountBackend, CredentialAuthority, IdentityStore {
  struct Down: Error, CustomStringConvertible {
    var description: String { "network" }
  }

  struct State {
    var calls: [String] = []
    var user: BackendUser?
    var failing: Set<String> = []
    var inUse: CredentialInUse?
    var credentialState = ProviderCredentialState.authorized
    var identity: StoredIdentity?
    var observers = 0
  }

  let state: Mutex<State>

  init(user: BackendUser? = nil, identity: StoredIdentity? = nil) {
    state = Mutex(State(user: user, identity: identity))
  }

  var currentUser: BackendUser? { state.withLock { $0.user } }
  var calls: [String] { state.withLock { $0.calls } }

  private func note(_ call: String) throws {
    let fails = state.withLock { state in
      state.calls.append(call)
      return state.failing.contains(call)
    }
    if fails { throw Down() }
  }

  private func become(_ user: BackendUser?) { state.withLock { $0.user = user } }

  func signInAnonymously() async throws -> BackendUser {
    try note("signInAnonymously")
    become(BackendUser(id: "anonymous"))
    return BackendUser(id: "anonymous")
  }

  func signIn(with credential: BackendCredential) async throws -> BackendUser {
    try note("signIn \(credential.identityToken)")
    let user = BackendUser(id: "apple", providers: ["apple.com"])
    become(user)
    return user
  }

  func link(with credential: BackendCredential) async throws -> BackendUser {
    try note("link")
    if let inUse = state.withLock({ $0.inUse }) { throw inUse }
    let user = BackendUser(id: currentUser?.id ?? "nobody", providers: ["apple.com"])
    become(user)
    return user
  }

  func reauthenticate(with credential: BackendCredential) async throws -> BackendUser {
    try note("reauthenticate")
    return currentUser ?? BackendUser(id: "nobody")
  }

  func updateProfile(displayName: String) async throws { try note("updateProfile") }
  func revokeToken(authorizationCode: String) async throws { try note("revokeToken") }
  func deleteData() async throws { try note("deleteData") }

  func deleteUser() async throws {
    try note("deleteUser")
    become(nil)
  }

  func signOut() async throws {
    try note("signOut")
    become(nil)
  }

  func migrate(providerUser: String) async throws { try note("migrate \(providerUser)") }

  func credentialState(forUser user: String) async throws -> ProviderCredentialState {
    try note("credentialState")
    return state.withLock { $0.credentialState }
  }

  func observeRevocations(_ notice: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
    state.withLock { $0.observers += 1 }
    return { self.state.withLock { $0.observers -= 1 } }
  }

  func identity(of provider: String) -> StoredIdentity? { state.withLock { $0.identity } }

  func keep(_ identity: StoredIdentity, of provider: String) {
    state.withLock { $0.identity = identity }
  }
}
