internal import AuthConformance
internal import Dispatch
internal import Synchronization

extension AccountEnvironment {
  /// A backend that takes every credential with a token, as whom nobody else is; made anew for each
  /// scenario, since nothing of one belongs into the next.
  ///
  /// It answers in a later turn of the main queue: no backend is asked and answers at once.
  static func taking() -> AccountEnvironment {
    let backend = TakingBackend()
    return AccountEnvironment(
      call: { call, reply in
        let answer = backend.reply(to: call)
        DispatchQueue.main.async { reply(answer) }
      },
      currentUser: { backend.user }, storage: MemoryStorage(), observeRevocations: { _ in 0 },
      stopObserving: { _ in })
  }
}

/// The backend of a scenario that is about signing in alone.
private final class TakingBackend: Sendable {
  private struct State {
    var current: AccountUser?
    /// The user of the provider's, once they have signed in.
    var known: AccountUser?
    var lastUser = 0

    mutating func newUser(_ providers: Set<String>) -> AccountUser {
      lastUser += 1
      // No name that the provider has for anybody: what is handed out is compared with those.
      return AccountUser(id: "backend-user-\(lastUser)", providers: providers)
    }
  }

  private let state = Mutex(State())

  var user: AccountUser? { state.withLock { $0.current } }

  func reply(to call: AccountCall) -> AccountReply {
    state.withLock { state in
      switch call {
      case .signInAnonymously:
        state.current = state.newUser([])
      case .signIn:
        state.known = state.known ?? state.newUser([AccountEnvironment.provider])
        state.current = state.known
      case .link:
        guard var user = state.current else { return Self.failed("noUser") }
        guard user.isAnonymous else { return Self.failed("providerAlreadyLinked") }
        guard state.known == nil else { return Self.failed(AccountError.credentialInUse) }
        user.providers.insert(AccountEnvironment.provider)
        state.current = user
        state.known = user
      case .reauthenticate:
        guard state.current != nil, state.current?.id == state.known?.id else {
          return Self.failed("userMismatch")
        }
      case .updateProfile(let name):
        guard state.current != nil else { return Self.failed("noUser") }
        state.current?.displayName = name
        if state.known?.id == state.current?.id { state.known = state.current }
      case .deleteUser:
        if state.known?.id == state.current?.id { state.known = nil }
        state.current = nil
        return .done
      case .signOut:
        state.current = nil
        return .done
      case .credentialState: return .state(.authorized)
      case .authorize(let request): return .sheet(.credential(.instant(for: request)))
      case .revokeToken, .deleteData, .migrate, .confirmLink: return .done
      }
      return state.current.map { .user($0) } ?? Self.failed("noUser")
    }
  }

  private static func failed(_ code: String) -> AccountReply { .failed(AccountError(code: code)) }
}
