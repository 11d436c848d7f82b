internal import ConformanceModel

extension GallerySubject {
  static let failureCodeLost = badSignIn(
    "failure-code-lost", violates: [.continuationFailure], causes: [.codeLost],
    story: "Answers every failure with the same word and drops the code."
  ) { FailureCodeLostCoordinator($0) }
}

private final class FailureCodeLostCoordinator: Coordinator, @unchecked Sendable {
  override func authorizationController(
    _ controller: any AuthorizationController, didFailWith error: AuthorizationError
  ) {
    let failure = SignInFailure(error)
    let word: SignInFailure = failure == .cancelled ? .cancelled : .failed(code: "unknown")
    take { $0.controller === controller }?.reply(.failure(word))
  }
}
