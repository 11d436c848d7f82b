public import AuthConformance
internal import Synchronization

/// An app's account, asked on the main actor; provider, backend and storage are a story's.
@MainActor final class AppCoordinator: @preconcurrency AccountCoordinator {
  private let stage: AppStage
  private let entries: AccountEntries

  init(_ environment: AccountEnvironment, _ account: AppAccount) throws {
    stage = AppStage(
      .sheets(of: environment), account: environment, keychain: account.keychain)
    entries = try stage.enter { try account.make() }
  }

  /// What is told of a sign-in that returns with nobody signed in at the backend.
  nonisolated static let nobody = "nobody"

  var view: AccountView { stage.enter { entries.view() } }

  func perform(_ action: AccountAction, completion: @escaping @Sendable (AccountAnswer) -> Void) {
    let attempt = stage.begin()
    let stage = stage
    let entries = entries
    stage.enter(attempt) {
      _ = Task { @MainActor in
        let answer = await Self.answer(action, entries, stage)
        stage.end(attempt)
        completion(answer)
        attempt.hear { completion(answer) }
      }
    }
  }

  private static func answer(
    _ action: AccountAction, _ entries: AccountEntries, _ stage: AppStage
  ) async -> AccountAnswer {
    let before = stage.account.currentUser()?.id
    do {
      let value = try await entries.perform(action)
      if let outcome = value as? AppOutcome {
        try outcome.settle(action, isSomeoneThere: stage.account.currentUser() != nil)
      }
      // What a client's signing out cannot tell its caller, since it does not wait, is told here.
      if let error = await AppStage.attempt?.departures.end() { return .failed(code: error.code) }
      switch action {
      case .launch, .signOut, .delete: return .done
      case .signIn, .signInAnonymously, .link, .reauthenticate, .configureButton, .completeButton:
        guard let user = stage.account.currentUser() else { return .failed(code: Self.nobody) }
        let replaced = before.flatMap { $0 == user.id ? nil : $0 }
        let said = AppCredential.texts(of: value)
        return .signedIn(
          user: user.id,
          replaced: said.isReplacement ? replaced : nil, problem: said.problem)
      }
    } catch {
      switch AppFailure.of(error) {
      case .cancelled: return .cancelled
      case .alreadyInProgress: return .failed(code: "alreadyInProgress")
      case .failed(let code): return .failed(code: code)
      }
    }
  }
}

/// Sign-outs of one attempt, which nobody waits for.
public final class AppDepartures: Sendable {
  private struct State {
    var underWay = 0
    var failure: AccountError?
    var waiting: UnsafeContinuation<AccountError?, Never>?
  }

  private let state = Mutex(State())

  /// Notes that a sign-out begins.
  public func begin() { state.withLock { $0.underWay += 1 } }

  /// Notes how it ended.
  public func end(_ error: AccountError?) {
    let (waiting, failure) = state.withLock { state in
      state.underWay -= 1
      state.failure = state.failure ?? error
      guard state.underWay == 0 else {
        return (UnsafeContinuation<AccountError?, Never>?.none, AccountError?.none)
      }
      defer { if state.waiting != nil { state.failure = nil } }
      return (state.waiting.take(), state.failure)
    }
    waiting?.resume(returning: failure)
  }

  /// Waits for those under way.
  func end() async -> AccountError? {
    await withUnsafeContinuation { continuation in
      let failure = state.withLock { state -> AccountError?? in
        guard state.underWay == 0 else {
          state.waiting = continuation
          return .none
        }
        return .some(state.failure.take())
      }
      if let failure { continuation.resume(returning: failure) }
    }
  }
}

/// The sheets of a story as controllers.
private final class AccountSheet: AuthorizationController {
  private struct State {
    weak var delegate: (any AuthorizationControllerDelegate)?
  }

  private let request: AuthorizationRequest
  private let account: AccountEnvironment
  private let state = Mutex(State())

  init(_ request: AuthorizationRequest, _ account: AccountEnvironment) {
    self.request = request
    self.account = account
  }

  var delegate: (any AuthorizationControllerDelegate)? {
    get { state.withLock { $0.delegate } }
    set { state.withLock { $0.delegate = newValue } }
  }

  func performRequests() {
    account.call(.authorize(request)) { [self] reply in
      switch reply {
      case .sheet(.credential(let credential)):
        delegate?.authorizationController(self, didCompleteWith: .appleID(credential))
      case .sheet(.failed(let error)):
        delegate?.authorizationController(self, didFailWith: error)
      case .failed, .state, .user, .done:
        delegate?.authorizationController(self, didFailWith: AuthorizationError(code: 1000))
      }
    }
  }
}

extension SignInEnvironment {
  /// Sheets that a story closes.
  fileprivate static func sheets(of account: AccountEnvironment) -> SignInEnvironment {
    SignInEnvironment(
      makeController: { AccountSheet($0, account) }, bytes: SystemBytes(), hasWindow: { true })
  }
}
