internal import ConformanceModel

extension GallerySubject {
  static let flagStuckAfterMalformed = badSignIn(
    "flag-stuck-after-malformed", violates: [.guardReleased], causes: [.flagStaysSet],
    story: "Answers a malformed credential but leaves the busy flag set."
  ) { FlagStuckAfterMalformedCoordinator($0) }
}

private final class FlagStuckAfterMalformedCoordinator: BusyFlagCoordinator, @unchecked Sendable {
  override func authorizationController(
    _ controller: any AuthorizationController, didCompleteWith credential: AuthorizationCredential
  ) {
    do {
      _ = try SignInCredential(credential, rawNonce: "")
      super.authorizationController(controller, didCompleteWith: credential)
    } catch {
      takeKeepingFlag { $0.controller === controller }?.reply(.failure(error))
    }
  }
}
