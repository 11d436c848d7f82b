internal import ConformanceModel

extension GallerySubject {
  static let failedCheckSignsOut = badAccount(
    "failed-check-signs-out", violates: [.accountRevokedLaunch], causes: [.everyStateSignsOut],
    story: "Takes a failed check at launch, such as no network, for a revocation.",
    FailedCheckSignsOutKeeper.self)
}

private final class FailedCheckSignsOutKeeper: AccountKeeper, @unchecked Sendable {
  override func checkFailed(_ done: @escaping AccountDone) { signOut(done) }
}
