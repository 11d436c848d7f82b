internal import ConformanceModel

extension GallerySubject {
  static let rawNonceSent = badSignIn(
    "raw-nonce-sent", violates: [.continuationSuccess], causes: [.rawNonceSent],
    story: "Sends the raw nonce where the contract says its digest."
  ) { RawNonceSentCoordinator($0) }
}

private final class RawNonceSentCoordinator: Coordinator, @unchecked Sendable {
  override func claim(of rawNonce: String) -> String { rawNonce }
}
