internal import ConformanceModel

extension GallerySubject {
  static let any1001IsCancel = badSignIn(
    "any-1001-is-cancel", violates: [.continuationCancel], causes: [.any1001IsCancel],
    story: "Takes code 1001 for a cancel in whatever domain it comes."
  ) { Any1001IsCancelCoordinator($0) }
}

private final class Any1001IsCancelCoordinator: Coordinator, @unchecked Sendable {
  override func authorizationController(
    _ controller: any AuthorizationController, didFailWith error: AuthorizationError
  ) {
    let isCancel = error.code == AuthorizationError.canceledCode
    super.authorizationController(
      controller, didFailWith: isCancel ? AuthorizationError(code: error.code) : error)
  }
}
