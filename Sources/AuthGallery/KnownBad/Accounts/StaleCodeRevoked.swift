internal import ConformanceModel

extension GallerySubject {
  static let staleCodeRevoked = badAccount(
    "stale-code-revoked", violates: ["account.delete"],
    story: "Revokes with the code of the sign-in, which is spent by then.",
    StaleCodeRevokedKeeper.self)
}

private final class StaleCodeRevokedKeeper: AccountKeeper, @unchecked Sendable {
  override func code(_ credential: AppleIDCredential) -> String? {
    super.code(credential).map { _ in "code-0" }
  }
}
