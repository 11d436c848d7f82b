internal import ConformanceModel

extension GallerySubject {
  static let tellsUpdateAsFailure = legalAccount(
    "tells-update-as-failure",
    story: "Answers 'failed' where the display name cannot be set, and leaves the user signed in."
  ) { TellsUpdateAsFailureKeeper($0, $1) }
}

private final class TellsUpdateAsFailureKeeper: AccountKeeper, @unchecked Sendable {
  override func answer(
    _ user: AccountUser, _ before: AccountUser?, _ problem: String?
  ) -> AccountAnswer {
    problem.map { .failed(code: $0) } ?? super.answer(user, before, problem)
  }
}
