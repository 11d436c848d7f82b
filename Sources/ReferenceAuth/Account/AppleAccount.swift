import Synchronization

/// The account behind "Sign in with Apple": sign-in, link, reauthentication, sign-out, deletion.
///
/// One object serves the whole app:
///
/// ```swift
/// let account = AppleAccount(
///   environment: signInEnvironment, backend: backend, authority: authority, store: keychain)
/// await account.launch()                  // at every start
/// let change = try await account.link()   // from a button
/// if let old = change.replaced { try await migrateData(from: old, to: change.user) }
/// ```
///
/// Linking keeps an anonymous user. Where the identity belongs to another user already, that user
/// is signed in with the credential out of the error, and the change says whom it replaced. The name
/// and the e-mail address are told once in a lifetime: they are kept before anything can fail, and
/// what is not told later does not replace them. A name that did not get to the backend is told it
/// with the next sign-in.
///
/// Every method either returns or throws ``AccountFailure``, once. A method that was overtaken by a
/// sign-out leaves nothing behind: each remembers which change of user it began after, and stores
/// nothing when that is no longer the last one.
public final class AppleAccount: Sendable {
  /// The provider's name at the backend and in the store.
  public static let provider = "apple.com"

  struct State {
    var view = AccountViewState()
    /// Actions under way.
    var running = 0
    /// Counts the changes of who is signed in.
    var generation = 0
    /// Sheets that are shown, or about to be.
    var sheets = 0
    /// Whether a deletion is between its revocation and its end.
    var isDeleting = false
    /// Ends the observation of revocations.
    var stopObserving: (@Sendable () -> Void)?
    /// The native button's request: its purpose and the nonce before hashing.
    var button: (flow: AccountFlow, rawNonce: String)?
  }

  let environment: SignInEnvironment
  let backend: any AccountBackend
  let authority: any CredentialAuthority
  let store: any IdentityStore
  let policy: AccountPolicy
  let state = Mutex(State())
  private let provider: AppleSignIn
  private let onChange: @Sendable (AccountViewState) -> Void

  /// Makes the account of an app.
  ///
  /// - Parameters:
  ///   - environment: What the provider's sheet needs.
  ///   - backend: The app's backend.
  ///   - authority: Credential states and revocation notices.
  ///   - store: What the device keeps.
  ///   - policy: What the app decides.
  ///   - onChange: Called after every change of ``view``, on the thread of whoever caused it.
  public init(
    environment: SignInEnvironment, backend: any AccountBackend,
    authority: any CredentialAuthority, store: any IdentityStore,
    policy: AccountPolicy = AccountPolicy(),
    onChange: @escaping @Sendable (AccountViewState) -> Void = { _ in }
  ) {
    self.environment = environment
    self.backend = backend
    self.authority = authority
    self.store = store
    self.policy = policy
    self.onChange = onChange
    provider = AppleSignIn(environment: environment)
  }

  deinit { state.withLock { $0.stopObserving }?() }

  /// What the views show now.
  public var view: AccountViewState { state.withLock { $0.view } }

  // MARK: Actions

  /// Lets the user in without a name; a later ``link()`` keeps what they do.
  ///
  /// - Throws: `AccountFailure`.
  public func signInAnonymously() async throws -> AccountChange {
    try await run { generation in
      let user = try await self.backend.signInAnonymously()
      return try await self.settle(AccountChange(user: user), generation) { _ in }
    }
  }

  /// Shows the sheet and signs in.
  ///
  /// - Throws: `AccountFailure`.
  nonisolated(nonsending) public func signIn() async throws -> AccountChange {
    try await tap(.signIn)
  }

  /// Shows the sheet and links the identity with the current user.
  ///
  /// - Returns: The change; `replaced` is there where the identity belonged to another user.
  /// - Throws: `AccountFailure`; the current user stays as before.
  nonisolated(nonsending) public func link() async throws -> AccountChange {
    try await tap(.link)
  }

  /// Shows the sheet and proves that the current user is there.
  ///
  /// - Throws: `AccountFailure`.
  nonisolated(nonsending) public func reauthenticate() async throws -> AccountChange {
    try await tap(.reauthenticate)
  }

  /// Fills in the request of a native button, which shows the sheet itself (`onRequest`).
  ///
  /// - Throws: `AccountFailure` where no nonce can be drawn; it is shown, and the outcome of an
  ///   earlier request is not taken for this one's.
  public func configureButton(_ flow: AccountFlow) throws -> AuthorizationRequest {
    state.withLock { state in
      state.view.errorText = nil
      state.button = nil
    }
    onChange(view)
    let rawNonce: String
    do {
      rawNonce = try environment.drawNonce()
      guard !rawNonce.isEmpty else { throw SignInError.nonceFailed("the nonce is empty.") }
    } catch {
      let failure = AccountFailure.signIn(
        error as? SignInError ?? .nonceFailed("\(error)"))
      show(failure)
      throw failure
    }
    state.withLock { $0.button = (flow, rawNonce) }
    return AuthorizationRequest(
      state: flow.rawValue, scopes: [.fullName, .email], nonce: environment.digest(rawNonce))
  }

  /// Goes on with what a native button's sheet brought (`onCompletion`).
  ///
  /// - Throws: `AccountFailure`.
  public func completeButton(
    _ outcome: Result<AuthorizationCredential, AuthorizationFailure>
  ) async throws -> AccountChange {
    try await run { generation in
      guard let button = self.state.withLock({ $0.button.take() }) else {
        throw AccountFailure.noRequest
      }
      let credential: SignInCredential
      switch outcome {
      case .failure(.userCancelled): throw AccountFailure.cancelled
      case .failure(let failure): throw SignInError.failed(failure)
      case .success(let given):
        credential = try SignInCredential.answer(from: given, rawNonce: button.rawNonce).get()
      }
      return try await self.enter(credential, expecting: button.flow, generation)
    }
  }

  nonisolated(nonsending) private func tap(_ flow: AccountFlow) async throws -> AccountChange {
    try await run { generation in
      let credential = try await self.authorize(flow)
      return try await self.enter(credential, expecting: flow, generation)
    }
  }

  nonisolated(nonsending) func authorize(_ flow: AccountFlow) async throws -> SignInCredential {
    state.withLock { $0.sheets += 1 }
    defer { state.withLock { $0.sheets -= 1 } }
    return try await provider.signIn(state: flow.rawValue)
  }

  // MARK: What is shown

  /// Shows loading, does something, and shows how it ended.
  ///
  /// - Parameter body: Is told which change of user it begins after.
  /// - Throws: `AccountFailure`, whatever `body` throws.
  nonisolated(nonsending) func run<Value: Sendable>(
    _ body: nonisolated(nonsending) @Sendable (_ generation: Int) async throws -> Value
  ) async throws -> Value {
    let generation = state.withLock { state in
      state.running += 1
      state.view = AccountViewState(isLoading: true)
      return state.generation
    }
    onChange(view)
    let result: Result<Value, AccountFailure>
    do { result = .success(try await body(generation)) } catch {
      result = .failure(AccountFailure(error))
    }
    state.withLock { state in
      state.running -= 1
      state.view.isLoading = state.running > 0
      if case .failure(let failure) = result, failure.isShown {
        state.view.errorText = failure.description
      }
    }
    onChange(view)
    return try result.get()
  }

  /// Shows a failure of what shows no loading.
  func show(_ failure: AccountFailure) {
    state.withLock { $0.view.errorText = failure.description }
    onChange(view)
  }
}

extension AccountFailure {
  /// Anything thrown along the way, as a failure of the account.
  init(_ error: any Error) {
    switch error {
    case let failure as AccountFailure: self = failure
    case SignInError.cancelled: self = .cancelled
    case let error as SignInError: self = .signIn(error)
    case let error as CredentialInUse: self = .backend(error.code)
    default: self = .backend("\(error)")
    }
  }
}
