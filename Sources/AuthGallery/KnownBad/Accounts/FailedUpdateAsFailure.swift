internal import ConformanceModel

extension GallerySubject {
  static let failedUpdateAsFailure = badAccount(
    "failed-update-as-failure", violates: [.accountDisplayName], causes: [.failedUpdateAsFailure],
    story: "Answers 'failed' where the display name cannot be set, though the user is signed in.",
    FailedUpdateAsFailureKeeper.self)
}

private final class FailedUpdateAsFailureKeeper: AccountKeeper, @unchecked Sendable {
  override func answer(
    _ user: AccountUser, _ before: AccountUser?, _ problem: String?
  ) -> AccountAnswer {
    problem.map { .failed(code: $0) } ?? super.answer(user, before, problem)
  }
}
