internal import ConformanceModel

extension GallerySubject {
  static let nobodyListens = badAccount(
    "nobody-listens", violates: [.accountRevokedRunning], causes: [.nobodyListens],
    story: "Never listens to revocation notices.",
    NobodyListensKeeper.self)
}

private final class NobodyListensKeeper: AccountKeeper, @unchecked Sendable {
  override func observe() {}
}
