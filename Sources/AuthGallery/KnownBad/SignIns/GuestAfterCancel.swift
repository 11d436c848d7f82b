internal import ConformanceModel

extension GallerySubject {
  static let guestAfterCancel = badSignIn(
    "guest-after-cancel", violates: [.continuationCancel], causes: [.failureAsSuccess],
    story: "Lets a guest in when the user cancels: the caller is told of a success."
  ) { GuestAfterCancelCoordinator($0) }

  static let returnMissing = badSignIn(
    "return-missing",
    violates: [
      .continuationAnsweredOnce, .continuationMalformed, .continuationClean,
      .continuationDuplicates, .continuationEarly, .guardReleased, .guardOwnNonce, .guardExclusive,
    ],
    causes: [.answeredTwice],
    story: "Answers a missing token with an error, and goes on: a `return` is missing."
  ) { ReturnMissingCoordinator($0) }
}

private final class GuestAfterCancelCoordinator: Coordinator, @unchecked Sendable {
  override func authorizationController(
    _ controller: any AuthorizationController, didFailWith error: AuthorizationError
  ) {
    guard SignInFailure(error) == .cancelled else {
      return super.authorizationController(controller, didFailWith: error)
    }
    guard let attempt = take(where: { $0.controller === controller }) else { return }
    attempt.reply(
      .success(SignInCredential(rawNonce: attempt.rawNonce, identityToken: "", user: "guest")))
  }
}

private final class ReturnMissingCoordinator: Coordinator, @unchecked Sendable {
  override func authorizationController(
    _ controller: any AuthorizationController, didCompleteWith credential: AuthorizationCredential
  ) {
    guard case .appleID(let found) = credential, found.identityToken == nil else {
      return super.authorizationController(controller, didCompleteWith: credential)
    }
    guard let attempt = take(where: { $0.controller === controller }) else { return }
    attempt.reply(.failure(SignInFailure.failed(code: "missingToken")))
    attempt.reply(
      .success(SignInCredential(rawNonce: attempt.rawNonce, identityToken: "", user: found.user)))
  }
}
