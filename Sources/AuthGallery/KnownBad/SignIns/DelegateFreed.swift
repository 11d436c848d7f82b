internal import ConformanceModel
internal import Synchronization

extension GallerySubject {
  static let delegateFreed = badSignIn(
    "delegate-freed",
    violates: [
      .continuationAnsweredOnce, .continuationSuccess, .continuationCancel,
      .continuationFailure, .continuationMalformed,
    ], causes: [.delegateFreed],
    story: "Makes a delegate for every call and keeps it nowhere; the provider holds it weakly."
  ) { DelegateFreedCoordinator($0) }
}

private final class DelegateFreedCoordinator: Coordinator, @unchecked Sendable {
  override func start(_ id: Int, rawNonce: String) {
    let controller = environment.makeController(makeRequest(id, rawNonce: rawNonce))
    let delegate = ForwardingDelegate(to: self)
    controller.delegate = delegate
    slot.withLock { slot in
      slot.pending?.rawNonce = rawNonce
      slot.pending?.controller = controller
    }
    withExtendedLifetime(delegate) { controller.performRequests() }
  }
}

private final class ForwardingDelegate: AuthorizationControllerDelegate {
  private let coordinator: Coordinator

  init(to coordinator: Coordinator) { self.coordinator = coordinator }

  func authorizationController(
    _ controller: any AuthorizationController, didCompleteWith credential: AuthorizationCredential
  ) {
    coordinator.authorizationController(controller, didCompleteWith: credential)
  }

  func authorizationController(
    _ controller: any AuthorizationController, didFailWith error: AuthorizationError
  ) {
    coordinator.authorizationController(controller, didFailWith: error)
  }
}
