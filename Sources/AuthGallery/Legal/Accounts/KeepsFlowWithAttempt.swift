internal import ConformanceModel

extension GallerySubject {
  static let keepsFlowWithAttempt = legalAccount(
    "keeps-flow-with-attempt", story: "Remembers what each sheet is for, and sends no state.",
    contract: AccountContract(usesState: false)
  ) { KeepsFlowWithAttemptKeeper($0, $1) }
}

private final class KeepsFlowWithAttemptKeeper: AccountKeeper, @unchecked Sendable {
  override func request(_ flow: AccountFlow) -> AuthorizationRequest {
    AuthorizationRequest(nonce: "digest")
  }

  override func flow(of credential: AppleIDCredential, expected: AccountFlow) -> AccountFlow? {
    expected
  }
}
