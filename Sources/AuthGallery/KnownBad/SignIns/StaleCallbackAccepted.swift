internal import ConformanceModel

extension GallerySubject {
  static let staleCallbackAccepted = badSignIn(
    "stale-callback-accepted", violates: [.guardStaleCallback], causes: [.controllerNotCompared],
    story: "Takes every callback for the pending attempt's, from whichever controller it comes."
  ) { StaleCallbackAcceptedCoordinator($0) }
}

private final class StaleCallbackAcceptedCoordinator: Coordinator, @unchecked Sendable {
  override func authorizationController(
    _ controller: any AuthorizationController, didCompleteWith credential: AuthorizationCredential
  ) {
    guard let attempt = take(where: { _ in true }) else { return }
    attempt.reply(Result { try SignInCredential(credential, rawNonce: attempt.rawNonce) })
  }

  override func authorizationController(
    _ controller: any AuthorizationController, didFailWith error: AuthorizationError
  ) {
    take { _ in true }?.reply(.failure(SignInFailure(error)))
  }
}
