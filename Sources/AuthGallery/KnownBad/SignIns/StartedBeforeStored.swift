internal import ConformanceModel
internal import Synchronization

extension GallerySubject {
  static let startedBeforeStored = badSignIn(
    "started-before-stored", violates: [.continuationEarly], causes: [.startedBeforeStored],
    story: "Starts the request before the attempt is stored; an early callback finds nobody."
  ) { StartedBeforeStoredCoordinator($0) }
}

private final class StartedBeforeStoredCoordinator: Coordinator, @unchecked Sendable {
  override func start(_ id: Int, rawNonce: String) {
    let controller = environment.makeController(makeRequest(id, rawNonce: rawNonce))
    controller.delegate = self
    controller.performRequests()
    slot.withLock { slot in
      guard slot.pending?.id == id else { return }
      slot.pending?.rawNonce = rawNonce
      slot.pending?.controller = controller
    }
  }
}
