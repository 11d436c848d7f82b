internal import ConformanceModel

extension GallerySubject {
  static let revokedNotAsked = badAccount(
    "revoked-not-asked", violates: [.accountRevokedLaunch], causes: [.stateNotAsked],
    story: "Does not ask for the credential state at launch.",
    RevokedNotAskedKeeper.self)
}

private final class RevokedNotAskedKeeper: AccountKeeper, @unchecked Sendable {
  override func launch(_ done: @escaping AccountDone) {
    if environment.currentUser() != nil { observe() }
    done(.done)
  }
}
