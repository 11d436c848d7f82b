internal import ConformanceModel

extension GallerySubject {
  static let storedAfterUpdate = badAccount(
    "stored-after-update",
    violates: [.accountSignOut, .accountRevokedRunning, .accountNothingKept],
    causes: [.storedAfterAwait, .overtakenStaysIn],
    story: "Stores the user id after the profile update, also where the user has signed out "
      + "meanwhile.",
    StoredAfterUpdateKeeper.self)
}

private final class StoredAfterUpdateKeeper: AccountKeeper, @unchecked Sendable {
  override func welcome(
    _ user: AccountUser, _ before: AccountUser?, _ credential: AppleIDCredential,
    _ departures: Int, _ done: @escaping AccountDone
  ) {
    observe()
    setDisplayName(user, credential) { problem in
      self.keep(credential)
      self.end(self.answer(user, before, problem), done)
    }
  }
}
