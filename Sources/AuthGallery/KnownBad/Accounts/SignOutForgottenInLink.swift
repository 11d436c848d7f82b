internal import ConformanceModel
internal import Synchronization

extension GallerySubject {
  static let signOutForgottenInLink = badAccount(
    "sign-out-forgotten-in-link", violates: [.accountRevokedRunning, .accountNothingKept],
    causes: [.storedAfterAwait, .overtakenStaysIn],
    story: "Stores the user id of a link although a revocation notice has signed the user out "
      + "meanwhile.",
    SignOutForgottenInLinkKeeper.self)
}

private final class SignOutForgottenInLinkKeeper: AccountKeeper, @unchecked Sendable {
  override func welcome(
    _ user: AccountUser, _ before: AccountUser?, _ credential: AppleIDCredential,
    _ departures: Int, _ done: @escaping AccountDone
  ) {
    Task { self.enter(user, before, credential, done) }
  }

  private func enter(
    _ user: AccountUser, _ before: AccountUser?, _ credential: AppleIDCredential,
    _ done: @escaping AccountDone
  ) {
    super.welcome(user, before, credential, state.withLock { $0.departures }, done)
  }
}
