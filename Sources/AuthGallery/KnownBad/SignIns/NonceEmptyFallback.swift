internal import ConformanceModel
internal import Synchronization

extension GallerySubject {
  static let nonceEmptyFallback = badSignIn(
    "nonce-empty-fallback", violates: [.continuationReentrant], causes: [.nonceEmptyFallback],
    story:
      "Forgets the current nonce after the completion and answers the next attempt with an empty one.",
    contract: SignInContract(entries: [.completion], taskCancellation: false)
  ) { NonceEmptyFallbackCoordinator($0) }
}

private final class NonceEmptyFallbackCoordinator: Coordinator, @unchecked Sendable {
  private let currentNonce = Mutex<String?>(nil)

  override func start(_ id: Int, rawNonce: String) {
    currentNonce.withLock { $0 = rawNonce }
    super.start(id, rawNonce: rawNonce)
  }

  override func authorizationController(
    _ controller: any AuthorizationController, didCompleteWith credential: AuthorizationCredential
  ) {
    guard let attempt = take(where: { $0.controller === controller }) else { return }
    let nonce = currentNonce.withLock { $0 } ?? ""
    attempt.reply(Result { try SignInCredential(credential, rawNonce: nonce) })
    currentNonce.withLock { $0 = nil }
  }

  override func authorizationController(
    _ controller: any AuthorizationController, didFailWith error: AuthorizationError
  ) {
    guard let attempt = take(where: { $0.controller === controller }) else { return }
    attempt.reply(.failure(SignInFailure(error)))
    currentNonce.withLock { $0 = nil }
  }
}
