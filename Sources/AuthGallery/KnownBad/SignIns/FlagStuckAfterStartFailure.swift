internal import ConformanceModel

extension GallerySubject {
  static let flagStuckAfterStartFailure = badSignIn(
    "flag-stuck-after-start-failure", violates: [.continuationStartFailure, .guardReleased],
    causes: [.flagStaysSet],
    story: "Answers an attempt that cannot start but leaves the busy flag set."
  ) { FlagStuckAfterStartFailureCoordinator($0) }
}

private final class FlagStuckAfterStartFailureCoordinator: BusyFlagCoordinator,
  @unchecked Sendable
{
  override func finish(_ id: Int, _ result: Result<SignInCredential, any Error>) {
    takeKeepingFlag { $0.id == id }?.reply(result)
  }
}
