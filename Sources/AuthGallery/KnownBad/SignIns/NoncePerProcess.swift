internal import ConformanceModel

extension GallerySubject {
  static let noncePerProcess = badSignIn(
    "nonce-per-process", violates: [.nonceUniqueAttempts, .guardOwnNonce],
    causes: [.nonceOncePerProcess],
    story: "Draws the nonce once per process and sends it with every attempt."
  ) { NoncePerProcessCoordinator($0) }
}

private final class NoncePerProcessCoordinator: Coordinator, @unchecked Sendable {
  private static let nonce = try? AttemptNonce.draw()

  override func drawNonce() throws -> String {
    let drawn = try super.drawNonce()
    return Self.nonce ?? drawn
  }
}
