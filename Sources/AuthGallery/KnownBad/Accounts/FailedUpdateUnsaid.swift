internal import ConformanceModel

extension GallerySubject {
  static let failedUpdateUnsaid = badAccount(
    "failed-update-unsaid", violates: [.accountDisplayName], causes: [.updateErrorDropped],
    story: "Does not say that the display name could not be set.",
    FailedUpdateUnsaidKeeper.self)
}

private final class FailedUpdateUnsaidKeeper: AccountKeeper, @unchecked Sendable {
  override func setDisplayName(
    _ user: AccountUser, _ credential: AppleIDCredential,
    _ then: @escaping @Sendable (_ problem: String?) -> Void
  ) {
    super.setDisplayName(user, credential) { _ in then(nil) }
  }
}
