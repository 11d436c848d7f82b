internal import ConformanceModel
internal import Synchronization

/// How an action of an account is answered.
typealias AccountDone = @Sendable (AccountAnswer) -> Void

/// Who is there: what is shown, sign-out, revocation and launch of the common coordinator.
///
/// Unchecked, because classes with subclasses cannot be checked: the stored properties are
/// `Sendable` values and a `Mutex`, here and in every subclass.
class AccountPresence: @unchecked Sendable {
  struct State {
    var view = AccountView()
    var observation: Int?
    /// The flow of a native button, between its request and its outcome.
    var button: AccountFlow?
    /// Counts sign-outs, so that what was under way before one stores nothing after it.
    var departures = 0
    /// Whether a deletion is between its revocation and its end.
    var isDeleting = false
  }

  let environment: AccountEnvironment
  let contract: AccountContract
  let state = Mutex(State())

  required init(_ environment: AccountEnvironment, _ contract: AccountContract) {
    self.environment = environment
    self.contract = contract
  }

  deinit {
    if let number = state.withLock({ $0.observation }) { environment.stopObserving(number) }
  }

  var view: AccountView { state.withLock { $0.view } }
  var apple: String { AccountEnvironment.provider }

  /// Asks and takes the first reply only.
  func ask(_ call: AccountCall, _ reply: @escaping @Sendable (AccountReply) -> Void) {
    let isFirst = FirstOnly()
    environment.call(call) { if isFirst.take() { reply($0) } }
  }

  // MARK: What is shown

  func begin() {
    state.withLock { $0.view = AccountView(isLoading: true) }
  }

  func end(_ answer: AccountAnswer, _ done: AccountDone) {
    state.withLock { state in
      state.view.isLoading = false
      if case .failed(let code) = answer { state.view.errorText = code }
    }
    done(answer)
  }

  func fail(_ reply: AccountReply, _ done: AccountDone) {
    if case .failed(let error) = reply { return end(.failed(code: error.code), done) }
    end(.failed(code: "unfittingReply"), done)
  }

  // MARK: Sign-out and revocation

  func signOut(_ done: @escaping AccountDone) {
    forget()
    ask(.signOut) { reply in
      guard case .done = reply else { return self.fail(reply, done) }
      self.stopObserving()
      done(.done)
    }
  }

  /// Forgets who the provider's user is; name and address are told once only, and stay.
  func forget() {
    state.withLock { $0.departures += 1 }
    guard var record = environment.storage.record(of: apple) else { return }
    // Outlives the sign-out: whoever comes next must not inherit name and address.
    if let user = record.user { environment.storage.store(owner(user), of: ownerKey) }
    record.user = nil
    environment.storage.store(record, of: apple)
  }

  func owner(_ user: String) -> ProviderRecord { ProviderRecord(user: AttemptNonce.hex(of: user)) }

  var ownerKey: String { "\(apple) owner" }

  func observe() {
    guard state.withLock({ $0.observation == nil }) else { return }
    let number = environment.observeRevocations { [weak self] in self?.hearNotice() }
    state.withLock { $0.observation = number }
  }

  func stopObserving() {
    if contract.observation == .always { return }
    if let number = state.withLock({ $0.observation.take() }) { environment.stopObserving(number) }
  }

  /// A deletion revokes by itself, and needs its user to the end.
  func hearNotice() {
    guard hearsOwnNotice || !state.withLock({ $0.isDeleting }) else { return }
    hearRevocation()
  }

  var hearsOwnNotice: Bool { false }

  func hearRevocation() {
    guard let user = environment.currentUser(), isConcerned(user) else { return }
    signOut { _ in }
  }

  /// Whether a revocation notice is about the user.
  func isConcerned(_ user: AccountUser) -> Bool { user.providers.contains(apple) }

  func launch(_ done: @escaping AccountDone) {
    guard let user = environment.currentUser() else { return done(.done) }
    observe()
    guard isConcerned(user), let stored = environment.storage.record(of: apple)?.user else {
      return done(.done)
    }
    ask(.credentialState(user: stored)) { reply in
      guard case .state(let state) = reply else { return self.checkFailed(done) }
      self.found(state, stored, done)
    }
  }

  func checkFailed(_ done: @escaping AccountDone) { done(.done) }

  func found(_ state: CredentialState, _ stored: String, _ done: @escaping AccountDone) {
    switch (state, contract.transfer) {
    case (.revoked, _), (.notFound, _), (.transferred, .signsOut): signOut(done)
    case (.transferred, .migrates): ask(.migrate(user: stored)) { _ in done(.done) }
    default: done(.done)
    }
  }
}

/// True once.
final class FirstOnly: Sendable {
  private let isTaken = Mutex(false)

  func take() -> Bool {
    isTaken.withLock { isTaken in
      defer { isTaken = true }
      return !isTaken
    }
  }
}
