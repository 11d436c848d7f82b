internal import ConformanceModel

extension GallerySubject {
  static let changeOfUserUnsaid = badAccount(
    "change-of-user-unsaid", violates: [.accountLinkInUse], causes: [.changeOfUserUnsaid],
    story: "Signs in as another user and does not say that the user changed.",
    ChangeOfUserUnsaidKeeper.self)
}

private final class ChangeOfUserUnsaidKeeper: AccountKeeper, @unchecked Sendable {
  override func answer(
    _ user: AccountUser, _ before: AccountUser?, _ problem: String?
  ) -> AccountAnswer { .signedIn(user: user.id, replaced: nil, problem: problem) }
}
