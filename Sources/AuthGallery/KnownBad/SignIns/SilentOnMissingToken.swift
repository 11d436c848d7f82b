internal import ConformanceModel

extension GallerySubject {
  static let silentOnMissingToken = badSignIn(
    "silent-on-missing-token", violates: [.continuationAnsweredOnce, .continuationMalformed],
    causes: [.silentOnMalformed],
    story: "Returns in silence when the credential has no identity token."
  ) { SilentOnMissingTokenCoordinator($0) }
}

private final class SilentOnMissingTokenCoordinator: Coordinator, @unchecked Sendable {
  override func authorizationController(
    _ controller: any AuthorizationController, didCompleteWith credential: AuthorizationCredential
  ) {
    if case .appleID(let found) = credential, found.identityToken == nil { return }
    super.authorizationController(controller, didCompleteWith: credential)
  }
}
