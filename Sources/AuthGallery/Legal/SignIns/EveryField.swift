internal import ConformanceModel
internal import Synchronization

extension GallerySubject {
  static let everyField = legalSignIn(
    "every-field", story: "Carries all fields of the credential, and requires the code.",
    contract: SignInContract(
      carries: Set(SignInContract.Field.allCases), requires: [.token, .code])
  ) { EveryFieldCoordinator($0) }
}

private final class EveryFieldCoordinator: Coordinator, @unchecked Sendable {
  override func makeRequest(_ id: Int, rawNonce: String) -> AuthorizationRequest {
    AuthorizationRequest(nonce: claim(of: rawNonce), state: "signIn-\(id)")
  }

  override func authorizationController(
    _ controller: any AuthorizationController, didCompleteWith credential: AuthorizationCredential
  ) {
    if case .appleID(let found) = credential,
      found.authorizationCode.flatMap({ String(validating: $0, as: UTF8.self) }) == nil
    {
      take { $0.controller === controller }?
        .reply(.failure(SignInFailure.failed(code: "missingCode")))
    } else {
      super.authorizationController(controller, didCompleteWith: credential)
    }
  }
}
