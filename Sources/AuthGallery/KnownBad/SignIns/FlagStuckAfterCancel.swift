internal import ConformanceModel

extension GallerySubject {
  static let flagStuckAfterCancel = badSignIn(
    "flag-stuck-after-cancel", violates: [.guardReleased], causes: [.flagStaysSet],
    story: "Answers a cancel but leaves the busy flag set."
  ) { FlagStuckAfterCancelCoordinator($0) }
}

private final class FlagStuckAfterCancelCoordinator: BusyFlagCoordinator, @unchecked Sendable {
  override func authorizationController(
    _ controller: any AuthorizationController, didFailWith error: AuthorizationError
  ) {
    if SignInFailure(error) == .cancelled {
      takeKeepingFlag { $0.controller === controller }?.reply(.failure(SignInFailure.cancelled))
    } else {
      super.authorizationController(controller, didFailWith: error)
    }
  }
}
