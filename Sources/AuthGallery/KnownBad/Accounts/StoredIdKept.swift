internal import ConformanceModel

extension GallerySubject {
  static let storedIdKept = badAccount(
    "stored-id-kept",
    violates: [
      .accountSignOut, .accountRevokedRunning, .accountRevokedLaunch, .accountDelete,
      .accountNothingKept,
    ], causes: [.storedIDKept, .overtakenStaysIn],
    story: "Signs out of the backend and keeps the stored user id.",
    StoredIdKeptKeeper.self)
}

private final class StoredIdKeptKeeper: AccountKeeper, @unchecked Sendable {
  override func forget() {}
}
