internal import ConformanceModel
internal import Synchronization

extension GallerySubject {
  static let cleanupWipesReentrant = badSignIn(
    "cleanup-wipes-reentrant-attempt", violates: [.continuationReentrant, .guardReleased],
    causes: [.cleanupWipesInnerAttempt],
    story: "Cleans up after the completion and wipes the attempt that was started inside it.",
    contract: SignInContract(entries: [.completion], taskCancellation: false)
  ) { CleanupWipesReentrantCoordinator($0) }
}

private final class CleanupWipesReentrantCoordinator: Coordinator, @unchecked Sendable {
  override func authorizationController(
    _ controller: any AuthorizationController, didCompleteWith credential: AuthorizationCredential
  ) {
    guard isPending(controller) else { return }
    super.authorizationController(controller, didCompleteWith: credential)
    cleanUp()
  }

  override func authorizationController(
    _ controller: any AuthorizationController, didFailWith error: AuthorizationError
  ) {
    guard isPending(controller) else { return }
    super.authorizationController(controller, didFailWith: error)
    cleanUp()
  }

  private func isPending(_ controller: any AuthorizationController) -> Bool {
    slot.withLock { $0.pending?.controller === controller }
  }

  private func cleanUp() { _ = take { _ in true } }
}
