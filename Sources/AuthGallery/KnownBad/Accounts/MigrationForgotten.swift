internal import ConformanceModel

extension GallerySubject {
  static let migrationForgotten = badAccount(
    "migration-forgotten", violates: [.accountRevokedLaunch], causes: [.stateNotHandled],
    story: "Promises to migrate a transferred user, and does nothing.",
    contract: AccountContract(transfer: .migrates),
    MigrationForgottenKeeper.self)
}

private final class MigrationForgottenKeeper: AccountKeeper, @unchecked Sendable {
  override func found(
    _ state: CredentialState, _ stored: String, _ done: @escaping AccountDone
  ) {
    if state == .transferred { return done(.done) }
    super.found(state, stored, done)
  }
}
