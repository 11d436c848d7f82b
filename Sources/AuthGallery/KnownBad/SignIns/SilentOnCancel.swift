internal import ConformanceModel

extension GallerySubject {
  static let silentOnCancel = badSignIn(
    "silent-on-cancel", violates: [.continuationAnsweredOnce, .continuationCancel],
    causes: [.silentCallback],
    story: "Returns in silence when the user cancels, as if nobody were waiting."
  ) { SilentOnCancelCoordinator($0) }
}

private final class SilentOnCancelCoordinator: Coordinator, @unchecked Sendable {
  override func authorizationController(
    _ controller: any AuthorizationController, didFailWith error: AuthorizationError
  ) {
    if SignInFailure(error) == .cancelled { return }
    super.authorizationController(controller, didFailWith: error)
  }
}
