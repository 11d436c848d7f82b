internal import ConformanceModel

extension GallerySubject {
  static let stateNeverSet = badAccount(
    "state-never-set", violates: [.accountState], causes: [.stateNeverSet],
    story: "Sends no state with its request, and goes by what was tapped.",
    StateNeverSetKeeper.self)
}

private final class StateNeverSetKeeper: AccountKeeper, @unchecked Sendable {
  override func request(_ flow: AccountFlow) -> AuthorizationRequest {
    AuthorizationRequest(nonce: "digest")
  }

  override func flow(of credential: AppleIDCredential, expected: AccountFlow) -> AccountFlow? {
    expected
  }
}
