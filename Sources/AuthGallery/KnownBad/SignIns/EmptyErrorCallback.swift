internal import ConformanceModel

extension GallerySubject {
  static let emptyErrorCallback = badSignIn(
    "empty-error-callback",
    violates: ["continuation.answered-once", "continuation.cancel", "continuation.failure"],
    story: "The error callback is empty."
  ) { EmptyErrorCallbackCoordinator($0) }
}

private final class EmptyErrorCallbackCoordinator: Coordinator, @unchecked Sendable {
  override func authorizationController(
    _ controller: any AuthorizationController, didFailWith error: AuthorizationError
  ) {}
}
