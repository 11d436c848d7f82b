import AuthConformanceTesting

/// An account as small as a contract allows, written with nothing but what the library makes
/// public.
struct SmallAccount: AccountSubject {
  /// Deletes the user before the tokens are revoked where it is false.
  var revokesFirst = true
  let contract = Contract(
    name: "small-account",
    account: AccountContract(
      deletesData: false, observation: .always, keeps: [], setsDisplayName: false,
      showsView: false, nativeButton: false))

  func makeCoordinator(in environment: AccountEnvironment) -> any AccountCoordinator {
    SmallCoordinator(environment, revokesFirst)
  }
}

private final class SmallCoordinator: AccountCoordinator {
  private let environment: AccountEnvironment
  private let revokesFirst: Bool

  init(_ environment: AccountEnvironment, _ revokesFirst: Bool) {
    self.environment = environment
    self.revokesFirst = revokesFirst
  }

  func perform(_ action: AccountAction, completion: @escaping @Sendable (AccountAnswer) -> Void) {
    Task {
      do { completion(try await answer(action)) } catch let error as AccountError {
        completion(.failed(code: error.code))
      } catch { completion(.cancelled) }
    }
  }

  private func answer(_ action: AccountAction) async throws -> AccountAnswer {
    switch action {
    case .launch: try await launch()
    case .signOut: try await signOut()
    case .delete: try await delete()
    case .signInAnonymously: return try await enter(.signInAnonymously)
    case .signIn:
      let credential = try await authorize(.signIn)
      return try await enter(.signIn(credential.used), keeping: credential.user)
    case .link: return try await link()
    case .reauthenticate:
      let credential = try await authorize(.reauthenticate)
      return try await enter(.reauthenticate(credential.used), keeping: credential.user)
    case .configureButton, .completeButton: preconditionFailure("the contract has no such button")
    }
    return .done
  }

  private func ask(_ call: AccountCall) async throws -> AccountReply {
    let reply = await environment.reply(to: call)
    if case .failed(let error) = reply { throw error }
    return reply
  }

  private func authorize(_ flow: AccountFlow) async throws -> AppleIDCredential {
    let request = AuthorizationRequest(nonce: "digest", state: flow.rawValue)
    switch try await ask(.authorize(request)) {
    case .sheet(.credential(let credential)) where credential.state == flow.rawValue:
      return credential
    case .sheet(.failed(AuthorizationError(code: AuthorizationError.canceledCode))):
      throw CancellationError()
    default: throw AccountError(code: "noCredential")
    }
  }

  private func enter(
    _ call: AccountCall, keeping id: String? = nil
  ) async throws -> AccountAnswer {
    let before = environment.currentUser()
    guard case .user(let user) = try await ask(call) else { throw AccountError(code: "noUser") }
    if let id { keep(id) }
    let replaced = before.flatMap { $0.id == user.id ? nil : $0.id }
    return .signedIn(user: user.id, replaced: replaced, problem: nil)
  }

  private func link() async throws -> AccountAnswer {
    let credential = try await authorize(.link)
    do {
      return try await enter(.link(credential.used), keeping: credential.user)
    } catch let error as AccountError {
      guard error.code == AccountError.credentialInUse, let updated = error.updated else {
        throw error
      }
      return try await enter(.signIn(updated), keeping: credential.user)
    }
  }

  private func launch() async throws {
    _ = environment.observeRevocations { [weak self] in
      Task { try await self?.hearRevocation() }
    }
    guard isApple, let stored = environment.storage.record(of: AccountEnvironment.provider)?.user,
      case .state(let state) = await environment.reply(to: .credentialState(user: stored)),
      state == .revoked || state == .notFound
    else { return }
    try await signOut()
  }

  private func hearRevocation() async throws { if isApple { try await signOut() } }

  private var isApple: Bool {
    environment.currentUser()?.providers.contains(AccountEnvironment.provider) ?? false
  }

  private func signOut() async throws {
    keep(nil)
    _ = try await ask(.signOut)
  }

  private func keep(_ id: String?) {
    // What an earlier version kept of the first sign-in stays.
    let provider = AccountEnvironment.provider
    var record = environment.storage.record(of: provider) ?? ProviderRecord(user: nil)
    record.user = id
    environment.storage.store(record, of: provider)
  }

  private func delete() async throws {
    guard isApple else {
      _ = try await ask(.deleteUser)
      return
    }
    let credential = try await authorize(.reauthenticate)
    guard let code = credential.authorizationCode else { throw AccountError(code: "noCode") }
    let revocation = AccountCall.revokeToken(code: String(decoding: code, as: UTF8.self))
    _ = try await ask(.reauthenticate(credential.used))
    for step in revokesFirst ? [revocation, .deleteUser] : [.deleteUser, revocation] {
      _ = try await ask(step)
    }
    keep(nil)
  }
}

extension AppleIDCredential {
  fileprivate var used: BackendCredential {
    BackendCredential(
      identityToken: String(decoding: identityToken ?? [], as: UTF8.self), rawNonce: "raw")
  }
}
