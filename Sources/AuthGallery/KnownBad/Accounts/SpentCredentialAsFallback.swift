internal import ConformanceModel

extension GallerySubject {
  static let spentCredentialAsFallback = badAccount(
    "spent-credential-as-fallback", violates: [.accountLinkInUse], causes: [.spentCredentialUsed],
    story: "Signs in with the spent credential where the error brings no updated one.",
    SpentCredentialAsFallbackKeeper.self)
}

private final class SpentCredentialAsFallbackKeeper: AccountKeeper, @unchecked Sendable {
  override func updated(
    _ error: AccountError, _ credential: AppleIDCredential
  ) -> BackendCredential? { error.updated ?? sent(credential) }
}
