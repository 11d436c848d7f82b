internal import ConformanceModel

extension GallerySubject {
  static let cancelDropsCallback = badSignIn(
    "cancel-drops-callback", violates: [.continuationAnsweredOnce, .continuationCancellation],
    causes: [.cancelDropsCaller],
    story: "cancel() empties the slot and tells nobody."
  ) { CancelDropsCallbackCoordinator($0) }
}

private final class CancelDropsCallbackCoordinator: Coordinator, @unchecked Sendable {
  override func cancel() { _ = take { _ in true } }
}
