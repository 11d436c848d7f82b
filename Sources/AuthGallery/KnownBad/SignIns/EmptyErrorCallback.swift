internal import ConformanceModel

extension GallerySubject {
  static let emptyErrorCallback = badSignIn(
    "empty-error-callback",
    violates: [.continuationAnsweredOnce, .continuationCancel, .continuationFailure],
    causes: [.silentCallback],
    story: "The error callback is empty."
  ) { EmptyErrorCallbackCoordinator($0) }
}

private final class EmptyErrorCallbackCoordinator: Coordinator, @unchecked Sendable {
  override func authorizationController(
    _ controller: any AuthorizationController, didFailWith error: AuthorizationError
  ) {}
}
