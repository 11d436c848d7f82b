internal import ConformanceModel

extension GallerySubject {
  static let staleCallbackCancels = badSignIn(
    "stale-callback-cancels", violates: [.guardStaleCallback], causes: [.controllerNotCompared],
    story: "A callback of another controller's ends the pending attempt: a success as a cancel."
  ) { StaleCallbackCancelsCoordinator($0) }
}

private final class StaleCallbackCancelsCoordinator: Coordinator, @unchecked Sendable {
  override func authorizationController(
    _ controller: any AuthorizationController, didCompleteWith credential: AuthorizationCredential
  ) {
    if let other = take(where: { $0.controller !== controller }) {
      return other.reply(.failure(SignInFailure.cancelled))
    }
    super.authorizationController(controller, didCompleteWith: credential)
  }

  override func authorizationController(
    _ controller: any AuthorizationController, didFailWith error: AuthorizationError
  ) {
    if let other = take(where: { $0.controller !== controller }) {
      return other.reply(.failure(SignInFailure(error)))
    }
    super.authorizationController(controller, didFailWith: error)
  }
}
