internal import ConformanceModel
internal import Synchronization

extension GallerySubject {
  static let nonceOverwrittenByNewcomer = badSignIn(
    "nonce-overwritten-by-refused-newcomer",
    violates: [.guardOwnNonce, .guardRefusalHarmless], causes: [.nonceOverwritten],
    story: "Stores the newcomer's nonce as the current one, and only then refuses the newcomer."
  ) { NonceOverwrittenByNewcomerCoordinator($0) }
}

private final class NonceOverwrittenByNewcomerCoordinator: Coordinator, @unchecked Sendable {
  private let currentNonce = Mutex("")

  override func begin(_ id: Int, reply: @escaping SignInReply) {
    if let nonce = try? super.drawNonce() { currentNonce.withLock { $0 = nonce } }
    super.begin(id, reply: reply)
  }

  override func drawNonce() throws -> String {
    // Asked again so that a failing source is noticed; what was drawn first is kept.
    _ = try super.drawNonce()
    return currentNonce.withLock { $0 }
  }

  override func authorizationController(
    _ controller: any AuthorizationController, didCompleteWith credential: AuthorizationCredential
  ) {
    guard let attempt = take(where: { $0.controller === controller }) else { return }
    let nonce = currentNonce.withLock { $0 }
    attempt.reply(Result { try SignInCredential(credential, rawNonce: nonce) })
  }
}
