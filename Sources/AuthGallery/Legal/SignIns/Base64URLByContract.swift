internal import ConformanceModel

extension GallerySubject {
  static let base64URLByContract = legalSignIn(
    "base64url-by-contract", story: "Sends the digest as base64url, as its contract says.",
    contract: SignInContract(nonceForm: .base64url)
  ) { Base64URLCoordinator($0) }
}

private final class Base64URLCoordinator: Coordinator, @unchecked Sendable {
  override func claim(of rawNonce: String) -> String { AttemptNonce.base64url(of: rawNonce) }
}
