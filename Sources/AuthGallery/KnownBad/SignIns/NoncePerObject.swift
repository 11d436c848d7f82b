internal import ConformanceModel
internal import Synchronization

extension GallerySubject {
  static let noncePerObject = badSignIn(
    "nonce-per-object", violates: [.nonceUniqueAttempts, .guardOwnNonce],
    causes: [.nonceOncePerObject],
    story: "Draws the nonce once per object and sends it with every attempt."
  ) { NoncePerObjectCoordinator($0) }
}

private final class NoncePerObjectCoordinator: Coordinator, @unchecked Sendable {
  private let nonce = Mutex<String?>(nil)

  override func drawNonce() throws -> String {
    // The source is asked all the same, so that its failure is noticed.
    let drawn = try super.drawNonce()
    return nonce.withLock { nonce in
      let kept = nonce ?? drawn
      nonce = kept
      return kept
    }
  }
}
