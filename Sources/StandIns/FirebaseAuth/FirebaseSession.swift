internal import AppConformance
internal import AuthConformance
internal import Foundation
internal import Synchronization

/// Who is signed in on one stage, and what is asked of its backend.
final class FirebaseSession: Sendable {
  /// What a credential is for.
  enum Purpose {
    case signIn, link, reauthenticate

    func call(_ credential: BackendCredential) -> AccountCall {
      switch self {
      case .signIn: .signIn(credential)
      case .link: .link(credential)
      case .reauthenticate: .reauthenticate(credential)
      }
    }
  }

  private final class Handle: NSObject, Sendable {}

  private struct State {
    var users: [String: User] = [:]
    var told: String?
    /// Whether somebody has signed out, and the backend has not said so yet.
    var isOut = false
    var listeners: [ObjectIdentifier: @Sendable (User?) -> Void] = [:]
  }

  private let state = Mutex(State())
  private let account: AccountEnvironment

  init(_ account: AccountEnvironment) { self.account = account }

  static var current: FirebaseSession {
    let stage = AppStage.present
    return stage.part { FirebaseSession(stage.account) }
  }

  /// The same object for as long as a user is the same.
  var user: User? {
    guard !state.withLock({ $0.isOut }) else { return nil }
    return account.currentUser().map { known($0).user }
  }

  private func known(_ user: AccountUser) -> (user: User, isNew: Bool) {
    state.withLock { state in
      if let known = state.users[user.id] {
        known.update(user)
        return (known, false)
      }
      let made = User(user, self)
      state.users[user.id] = made
      return (made, true)
    }
  }

  // MARK: Asking

  /// Asks the backend; the answer is heard on the main queue, on the stage and in the attempt of who
  /// asked.
  private func ask(
    _ call: AccountCall, answer: @escaping @Sendable (Result<AccountReply, any Error>) -> Void
  ) {
    let (stage, attempt) = (AppStage.present, AppStage.attempt)
    account.call(call) { [self] reply in
      DispatchQueue.main.async { [self] in
        stage.enter(attempt) {
          tellListeners()
          answer(Self.result(reply))
        }
      }
    }
  }

  func ask(_ call: AccountCall, user: @escaping @Sendable (Result<User, any Error>) -> Void) {
    ask(call) { [self] (result: Result<AccountReply, any Error>) in
      user(Result { try self.user(in: try result.get()).user })
    }
  }

  func finish(_ call: AccountCall, _ completion: (@MainActor @Sendable ((any Error)?) -> Void)?) {
    ask(call) { (result: Result<AccountReply, any Error>) in
      MainActor.assumeIsolated {
        switch result {
        case .success: completion?(nil)
        case .failure(let error): completion?(error)
        }
      }
    }
  }

  func reply(to call: AccountCall) async throws -> AccountReply {
    let reply = await account.reply(to: call)
    tellListeners()
    return try Self.result(reply).get()
  }

  func user(after call: AccountCall) async throws -> User {
    try user(in: try await reply(to: call)).user
  }

  private static func result(_ reply: AccountReply) -> Result<AccountReply, any Error> {
    if case .failed(let error) = reply {
      .failure(AuthErrorCode.error(error))
    } else {
      .success(reply)
    }
  }

  private func user(in reply: AccountReply) throws -> (user: User, isNew: Bool) {
    guard case .user(let user) = reply else { throw AuthErrorCode(.internalError) }
    return known(user)
  }

  // MARK: Entering

  func enter(_ purpose: Purpose, with credential: AuthCredential) async throws -> AuthDataResult {
    let signs = AppStage.attempt?.signs
    signs?.backendIsAsked()
    do {
      let reply = try await reply(to: purpose.call(try Self.taken(credential)))
      let (user, isNew) = try user(in: reply)
      signs?.backendAnswers(nil)
      return AuthDataResult(user, credential, isNew: isNew)
    } catch {
      signs?.backendAnswers(error)
      throw error
    }
  }

  func enter(
    _ purpose: Purpose, with credential: AuthCredential,
    _ completion: (@MainActor @Sendable (AuthDataResult?, (any Error)?) -> Void)?
  ) {
    let signs = AppStage.attempt?.signs
    signs?.backendIsAsked()
    let end = { @Sendable (result: Result<AuthDataResult, any Error>) in
      Self.tell(completion, result)
      switch result {
      case .success: signs?.backendAnswers(nil)
      case .failure(let error): signs?.backendAnswers(error)
      }
    }
    let taken: BackendCredential
    do { taken = try Self.taken(credential) } catch { return end(.failure(error)) }
    ask(purpose.call(taken)) { [self] (result: Result<AccountReply, any Error>) in
      end(
        Result {
          let (user, isNew) = try user(in: try result.get())
          return AuthDataResult(user, credential, isNew: isNew)
        })
    }
  }

  /// What the backend needs of a credential; it is refused as Firebase does without a raw nonce.
  private static func taken(_ credential: AuthCredential) throws -> BackendCredential {
    guard let credential = credential as? OAuthCredential, let token = credential.idToken,
      !token.isEmpty
    else {
      throw AuthErrorCode(.invalidCredential)
    }
    guard !credential.isOfBackend else { return BackendCredential(identityToken: token) }
    guard let nonce = credential.rawNonce, !nonce.isEmpty else {
      throw AuthErrorCode(.missingOrInvalidNonce)
    }
    AppStage.handOver(rawNonce: nonce, token: token)
    return BackendCredential(identityToken: token, rawNonce: nonce)
  }

  /// Tells a completion handler on the main queue, in a turn of its own.
  static func tell<Value: Sendable>(
    _ completion: (@MainActor @Sendable (Value?, (any Error)?) -> Void)?,
    _ result: Result<Value, any Error>
  ) {
    let (stage, attempt) = (AppStage.present, AppStage.attempt)
    DispatchQueue.main.async {
      stage.enter(attempt) {
        switch result {
        case .success(let value): completion?(value, nil)
        case .failure(let error): completion?(nil, error)
        }
      }
    }
  }

  // MARK: Leaving and listening

  /// Whoever is signed out is so at once, on this device; the backend hears of it.
  func signOut() {
    state.withLock { $0.isOut = true }
    tellListeners()
    let departures = AppStage.attempt?.departures
    departures?.begin()
    account.call(.signOut) { [self] reply in
      state.withLock { $0.isOut = false }
      if case .failed(let error) = reply { departures?.end(error) } else { departures?.end(nil) }
    }
  }

  /// Hears of who is signed in now, in a later turn, and of every change.
  func listen(_ listener: @escaping @Sendable (User?) -> Void) -> any NSObjectProtocol {
    let handle = Handle()
    state.withLock { $0.listeners[ObjectIdentifier(handle)] = listener }
    let stage = AppStage.present
    DispatchQueue.main.async { [self] in stage.enter { listener(user) } }
    return handle
  }

  func remove(_ handle: any NSObjectProtocol) {
    state.withLock { $0.listeners[ObjectIdentifier(handle)] = nil }
  }

  private func tellListeners() {
    let user = user
    let listeners = state.withLock { state in
      defer { state.told = user?.uid }
      return state.told == user?.uid ? [] : Array(state.listeners.values)
    }
    guard !listeners.isEmpty else { return }
    let stage = AppStage.present
    DispatchQueue.main.async { stage.enter { for listener in listeners { listener(user) } } }
  }
}
