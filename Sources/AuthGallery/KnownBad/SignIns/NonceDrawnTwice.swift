internal import ConformanceModel

extension GallerySubject {
  static let nonceDrawnTwice = badSignIn(
    "nonce-drawn-twice", violates: [.continuationSuccess, .guardOwnNonce],
    causes: [.nonceDrawnTwice],
    story: "Draws one nonce for the request and keeps another one for the backend."
  ) { NonceDrawnTwiceCoordinator($0) }
}

private final class NonceDrawnTwiceCoordinator: Coordinator, @unchecked Sendable {
  override func claim(of rawNonce: String) -> String {
    super.claim(of: (try? drawNonce()) ?? rawNonce)
  }
}
