internal import ConformanceModel

extension GallerySubject {
  static let nonceFailureIgnored = badSignIn(
    "nonce-failure-ignored", violates: [.continuationStartFailure], causes: [.byteFailureIgnored],
    story: "Goes on with an empty nonce when the byte source fails."
  ) { NonceFailureIgnoredCoordinator($0) }
}

private final class NonceFailureIgnoredCoordinator: Coordinator, @unchecked Sendable {
  override func drawNonce() throws -> String { (try? super.drawNonce()) ?? "" }
}
