internal import ConformanceModel

extension GallerySubject {
  static let unknownStateSignsOut = badAccount(
    "unknown-state-signs-out", violates: [.accountRevokedLaunch], causes: [.everyStateSignsOut],
    story: "Signs out for every state but authorized, also for one that it does not know.",
    UnknownStateSignsOutKeeper.self)
}

private final class UnknownStateSignsOutKeeper: AccountKeeper, @unchecked Sendable {
  override func found(
    _ state: CredentialState, _ stored: String, _ done: @escaping AccountDone
  ) {
    if state == .authorized { return done(.done) }
    super.found(.revoked, stored, done)
  }
}
