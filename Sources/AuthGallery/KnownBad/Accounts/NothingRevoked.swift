internal import ConformanceModel

extension GallerySubject {
  static let nothingRevoked = badAccount(
    "nothing-revoked", violates: [.accountDelete], causes: [.tokensNotRevoked],
    story: "Deletes the user and revokes nothing.",
    NothingRevokedKeeper.self)
}

private final class NothingRevokedKeeper: AccountKeeper, @unchecked Sendable {
  override func deletion(_ credential: AppleIDCredential, _ code: String) -> [AccountCall] {
    super.deletion(credential, code).filter { $0.kind != .revokeToken }
  }
}
