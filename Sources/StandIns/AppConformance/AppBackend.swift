internal import AuthConformance
internal import Dispatch
internal import Foundation
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
    /// The provider's users that have signed in, by their ids there.
    var known: [String: AccountUser] = [:]
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
      case .signIn(let credential):
        let id = credential.providerID
        let user = state.known[id] ?? state.newUser([AccountEnvironment.provider])
        state.known[id] = user
        state.current = user
      case .link(let credential):
        guard var user = state.current else { return Self.failed("noUser") }
        guard user.isAnonymous else { return Self.failed("providerAlreadyLinked") }
        let id = credential.providerID
        guard state.known[id] == nil else { return Self.failed(AccountError.credentialInUse) }
        user.providers.insert(AccountEnvironment.provider)
        state.current = user
        state.known[id] = user
      case .reauthenticate:
        // Requests of one scenario are answered with a user each: a second one is no impostor's.
        guard state.current?.isAnonymous == false else { return Self.failed("userMismatch") }
      case .updateProfile(let name):
        guard state.current != nil else { return Self.failed("noUser") }
        state.current?.displayName = name
        if let user = state.current {
          state.known = state.known.mapValues { $0.id == user.id ? user : $0 }
        }
      case .deleteUser:
        if let user = state.current { state.known = state.known.filter { $0.value.id != user.id } }
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

extension BackendCredential {
  /// Whom the provider means: the token's subject (RFC 7519 section 4.1.2), or the token where none
  /// can be read.
  fileprivate var providerID: String {
    let parts = identityToken.split(separator: ".")
    guard parts.count == 3 else { return identityToken }
    let text = parts[1].replacing("-", with: "+").replacing("_", with: "/")
    let padding = String(repeating: "=", count: (4 - text.count % 4) % 4)
    let claims = Data(base64Encoded: text + padding)
      .flatMap { try? JSONSerialization.jsonObject(with: $0) as? [String: Any] }
    return claims?["sub"] as? String ?? identityToken
  }
}
