internal import ConformanceModel

extension GallerySubject {
  static let taskCancelIgnored = badSignIn(
    "task-cancel-ignored", violates: [.continuationCancellation], causes: [.noCancellationHandler],
    story: "Says that task cancellation ends the attempt, and does nothing about it."
  ) { TaskCancelIgnoredCoordinator($0) }
}

private final class TaskCancelIgnoredCoordinator: Coordinator, @unchecked Sendable {
  override func abandon(_ id: Int) {}
}
