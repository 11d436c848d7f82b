internal import ConformanceModel

extension GallerySubject {
  static let inUseIsAnError = badAccount(
    "in-use-is-an-error", violates: [.accountLinkInUse], causes: [.inUseAsError],
    story: "Reports a credential in use like every other error, so that the user cannot get in.",
    InUseIsAnErrorKeeper.self)
}

private final class InUseIsAnErrorKeeper: AccountKeeper, @unchecked Sendable {
  override func updated(
    _ error: AccountError, _ credential: AppleIDCredential
  ) -> BackendCredential? { nil }
}
