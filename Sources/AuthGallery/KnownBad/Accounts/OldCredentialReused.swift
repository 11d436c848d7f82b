internal import ConformanceModel

extension GallerySubject {
  static let oldCredentialReused = badAccount(
    "old-credential-reused", violates: [.accountLinkInUse], causes: [.spentCredentialUsed],
    story: "Signs in with the credential it sent, which is spent, instead of the updated one.",
    OldCredentialReusedKeeper.self)
}

private final class OldCredentialReusedKeeper: AccountKeeper, @unchecked Sendable {
  override func updated(
    _ error: AccountError, _ credential: AppleIDCredential
  ) -> BackendCredential? { error.updated == nil ? nil : sent(credential) }
}
