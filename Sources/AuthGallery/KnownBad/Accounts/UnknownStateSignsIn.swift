internal import ConformanceModel

extension GallerySubject {
  static let unknownStateSignsIn = badAccount(
    "unknown-state-signs-in", violates: [.accountState], causes: [.unknownStateGoesOn],
    story: "Signs in where the state is missing or unknown: the default case of its switch.",
    UnknownStateSignsInKeeper.self)
}

private final class UnknownStateSignsInKeeper: AccountKeeper, @unchecked Sendable {
  override func flow(of credential: AppleIDCredential, expected: AccountFlow) -> AccountFlow? {
    super.flow(of: credential, expected: expected) ?? .signIn
  }
}
