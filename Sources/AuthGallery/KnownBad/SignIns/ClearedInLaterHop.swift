internal import ConformanceModel

extension GallerySubject {
  static let clearedInLaterHop = badSignIn(
    "cleared-in-later-hop", violates: [.continuationAnsweredOnce, .continuationDuplicates],
    causes: [.slotClearedLater],
    story: "An actor looks for the pending attempt, awaits something, and then takes and answers.",
    contract: SignInContract(entries: [.completion], cancel: false, taskCancellation: false)
  ) { ClearedInLaterHopProvider($0) }
}

private final class ClearedInLaterHopProvider: SignInProvider {
  private let core: ClearedInLaterHopCore

  init(_ environment: SignInEnvironment) { core = ClearedInLaterHopCore(environment) }

  func signIn(completion: @escaping SignInReply) {
    Task { [core] in await core.begin(completion) }
  }
}

private actor ClearedInLaterHopCore: AuthorizationControllerDelegate {
  private struct Pending {
    let rawNonce: String
    let controller: any AuthorizationController
    let reply: SignInReply
    /// The delegate is held weakly: the attempt keeps it alive.
    let keeper: ClearedInLaterHopCore
  }

  private let environment: SignInEnvironment
  private var pending: Pending?

  init(_ environment: SignInEnvironment) { self.environment = environment }

  func begin(_ reply: @escaping SignInReply) {
    guard pending == nil else { return reply(.failure(SignInFailure.alreadyInProgress)) }
    guard environment.hasWindow() else {
      return reply(.failure(SignInFailure.failed(code: "noWindow")))
    }
    guard let rawNonce = try? AttemptNonce.draw(from: environment.bytes) else {
      return reply(.failure(SignInFailure.failed(code: "nonceFailed")))
    }
    let request = AuthorizationRequest(nonce: AttemptNonce.hex(of: rawNonce))
    let controller = environment.makeController(request)
    controller.delegate = self
    pending = Pending(rawNonce: rawNonce, controller: controller, reply: reply, keeper: self)
    controller.performRequests()
  }

  private func end(
    _ controller: any AuthorizationController,
    _ result: (String) -> Result<SignInCredential, any Error>
  ) async {
    guard let ending = pending, ending.controller === controller else { return }
    // What an app awaits here: its keychain, its log, a check of the token.
    await Task.yield()
    pending = nil
    ending.reply(result(ending.rawNonce))
  }

  nonisolated func authorizationController(
    _ controller: any AuthorizationController, didCompleteWith credential: AuthorizationCredential
  ) {
    Task {
      await end(controller) { raw in Result { try SignInCredential(credential, rawNonce: raw) } }
    }
  }

  nonisolated func authorizationController(
    _ controller: any AuthorizationController, didFailWith error: AuthorizationError
  ) {
    Task { await end(controller) { _ in .failure(SignInFailure(error)) } }
  }
}
