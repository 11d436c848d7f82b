internal import ConformanceModel

extension GallerySubject {
  static let failedUpdateSignsOut = badAccount(
    "failed-update-signs-out", violates: [.accountDisplayName], causes: [.failedUpdateSignsOut],
    story: "Undoes the sign-in where the display name cannot be set.",
    FailedUpdateSignsOutKeeper.self)
}

private final class FailedUpdateSignsOutKeeper: AccountKeeper, @unchecked Sendable {
  override func setDisplayName(
    _ user: AccountUser, _ credential: AppleIDCredential,
    _ then: @escaping @Sendable (_ problem: String?) -> Void
  ) {
    super.setDisplayName(user, credential) { problem in
      guard problem != nil else { return then(nil) }
      self.signOut { _ in then(problem) }
    }
  }
}
