internal import ConformanceModel

extension GallerySubject {
  static let stateIgnored = badAccount(
    "state-ignored", violates: [.accountState], causes: [.unknownStateGoesOn],
    story: "Sends the state and never looks at what comes back.",
    StateIgnoredKeeper.self)
}

private final class StateIgnoredKeeper: AccountKeeper, @unchecked Sendable {
  override func flow(of credential: AppleIDCredential, expected: AccountFlow) -> AccountFlow? {
    expected
  }
}
