internal import ConformanceModel

extension GallerySubject {
  static let cancelAsFailure = badSignIn(
    "cancel-as-failure", violates: [.continuationCancel], causes: [.cancelAsFailure],
    story: "Passes the user's cancel on as a failure with code 1001."
  ) { CancelAsFailureCoordinator($0) }
}

private final class CancelAsFailureCoordinator: Coordinator, @unchecked Sendable {
  override func authorizationController(
    _ controller: any AuthorizationController, didFailWith error: AuthorizationError
  ) {
    take { $0.controller === controller }?
      .reply(.failure(SignInFailure.failed(code: "\(error.code)")))
  }
}
