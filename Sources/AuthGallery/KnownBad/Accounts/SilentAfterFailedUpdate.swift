internal import ConformanceModel

extension GallerySubject {
  static let silentAfterFailedUpdate = badAccount(
    "silent-after-failed-update", violates: [.accountAnswered], causes: [.errorNotAnswered],
    story: "Calls its completion only where the profile update went well.",
    SilentAfterFailedUpdateKeeper.self)
}

private final class SilentAfterFailedUpdateKeeper: AccountKeeper, @unchecked Sendable {
  override func setDisplayName(
    _ user: AccountUser, _ credential: AppleIDCredential,
    _ then: @escaping @Sendable (_ problem: String?) -> Void
  ) {
    super.setDisplayName(user, credential) { problem in
      guard problem == nil else { return self.end(.done) { _ in } }
      then(nil)
    }
  }
}
