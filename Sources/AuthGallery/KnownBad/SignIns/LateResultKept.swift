internal import ConformanceModel
internal import Synchronization

extension GallerySubject {
  static let lateResultKept = badSignIn(
    "late-result-kept", violates: [.continuationClean], causes: [.lateResultKept],
    story: "Keeps a credential that comes when nobody waits and answers the next attempt with it."
  ) { LateResultKeptCoordinator($0) }
}

private final class LateResultKeptCoordinator: Coordinator, @unchecked Sendable {
  private let kept = Mutex<AuthorizationCredential?>(nil)

  override func start(_ id: Int, rawNonce: String) {
    if let credential = kept.withLock({ $0.take() }) {
      finish(id, Result { try SignInCredential(credential, rawNonce: rawNonce) })
    } else {
      super.start(id, rawNonce: rawNonce)
    }
  }

  override func authorizationController(
    _ controller: any AuthorizationController, didCompleteWith credential: AuthorizationCredential
  ) {
    let nobodyWaits = slot.withLock { $0.pending == nil }
    if nobodyWaits { kept.withLock { $0 = credential } }
    super.authorizationController(controller, didCompleteWith: credential)
  }
}
