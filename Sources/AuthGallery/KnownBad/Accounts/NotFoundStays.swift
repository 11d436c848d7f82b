internal import ConformanceModel

extension GallerySubject {
  static let notFoundStays = badAccount(
    "not-found-stays", violates: [.accountRevokedLaunch], causes: [.stateNotHandled],
    story: "Signs out for revoked only, and not for not found.",
    NotFoundStaysKeeper.self)
}

private final class NotFoundStaysKeeper: AccountKeeper, @unchecked Sendable {
  override func found(
    _ state: CredentialState, _ stored: String, _ done: @escaping AccountDone
  ) {
    if state == .notFound { return done(.done) }
    super.found(state, stored, done)
  }
}
