internal import ConformanceModel

extension GallerySubject {
  static let silentOnWrongCredential = badSignIn(
    "silent-on-wrong-credential",
    violates: [.continuationAnsweredOnce, .continuationMalformed], causes: [.silentOnMalformed],
    story: "Returns in silence when the credential is of another type."
  ) { SilentOnWrongCredentialCoordinator($0) }
}

private final class SilentOnWrongCredentialCoordinator: Coordinator, @unchecked Sendable {
  override func authorizationController(
    _ controller: any AuthorizationController, didCompleteWith credential: AuthorizationCredential
  ) {
    guard case .appleID = credential else { return }
    super.authorizationController(controller, didCompleteWith: credential)
  }
}
