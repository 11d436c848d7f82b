internal import ConformanceModel

extension GallerySubject {
  static let silentOnTokenNotUTF8 = badSignIn(
    "silent-on-token-not-utf8", violates: [.continuationAnsweredOnce, .continuationMalformed],
    causes: [.silentOnMalformed],
    story: "Returns in silence when the identity token is no UTF-8."
  ) { SilentOnTokenNotUTF8Coordinator($0) }
}

private final class SilentOnTokenNotUTF8Coordinator: Coordinator, @unchecked Sendable {
  override func authorizationController(
    _ controller: any AuthorizationController, didCompleteWith credential: AuthorizationCredential
  ) {
    if case .appleID(let found) = credential, let token = found.identityToken,
      String(validating: token, as: UTF8.self) == nil
    {
      return
    }
    super.authorizationController(controller, didCompleteWith: credential)
  }
}
