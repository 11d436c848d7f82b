internal import ConformanceModel

extension GallerySubject {
  static let missingTokenAsEmpty = badSignIn(
    "missing-token-as-empty", violates: [.continuationMalformed], causes: [.malformedPassedOn],
    story: "Turns a missing identity token into an empty one and reports success."
  ) { MissingTokenAsEmptyCoordinator($0) }
}

private final class MissingTokenAsEmptyCoordinator: Coordinator, @unchecked Sendable {
  override func authorizationController(
    _ controller: any AuthorizationController, didCompleteWith credential: AuthorizationCredential
  ) {
    guard case .appleID(let found) = credential, found.identityToken == nil else {
      return super.authorizationController(controller, didCompleteWith: credential)
    }
    guard let attempt = take(where: { $0.controller === controller }) else { return }
    attempt.reply(
      .success(SignInCredential(rawNonce: attempt.rawNonce, identityToken: "", user: found.user)))
  }
}
