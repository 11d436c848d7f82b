internal import ConformanceModel

extension GallerySubject {
  static let flagStuckAfterTaskCancel = badSignIn(
    "flag-stuck-after-task-cancel", violates: [.guardReleased], causes: [.flagStaysSet],
    story: "Answers the caller of a cancelled task but leaves the busy flag set."
  ) { FlagStuckAfterTaskCancelCoordinator($0) }
}

private final class FlagStuckAfterTaskCancelCoordinator: BusyFlagCoordinator, @unchecked Sendable {
  override func abandon(_ id: Int) {
    takeKeepingFlag { $0.id == id }?.reply(.failure(SignInFailure.cancelled))
  }
}
