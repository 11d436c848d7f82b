internal import ConformanceModel

extension GallerySubject {
  static let rawNonceByContract = legalSignIn(
    "raw-nonce-by-contract", story: "Sends the raw nonce, because its backend compares raw.",
    contract: SignInContract(nonceForm: .raw)
  ) { RawNonceCoordinator($0) }
}

/// Sends the raw nonce itself.
final class RawNonceCoordinator: Coordinator, @unchecked Sendable {
  override func claim(of rawNonce: String) -> String { rawNonce }
}
