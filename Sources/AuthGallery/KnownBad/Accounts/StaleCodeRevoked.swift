internal import ConformanceModel
internal import Synchronization

extension GallerySubject {
  static let staleCodeRevoked = badAccount(
    "stale-code-revoked", violates: [.accountDelete], causes: [.earlierCodeRevoked],
    story: "Revokes with the code of the sign-in, which is spent by then.",
    StaleCodeRevokedKeeper.self)
}

private final class StaleCodeRevokedKeeper: AccountKeeper, @unchecked Sendable {
  private let first = Mutex<String?>(nil)

  override func keep(_ credential: AppleIDCredential) {
    super.keep(credential)
    first.withLock { $0 = super.code(credential) }
  }

  override func code(_ credential: AppleIDCredential) -> String? {
    first.withLock { $0 } ?? super.code(credential)
  }
}
