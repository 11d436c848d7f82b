internal import ConformanceModel

extension GallerySubject {
  static let signOutFailureUnsaid = badAccount(
    "sign-out-failure-unsaid", violates: [.accountSignOut, .accountOtherUser],
    causes: [.signOutErrorDropped],
    story: "Says that the user is signed out although the backend failed.",
    SignOutFailureUnsaidKeeper.self)
}

private final class SignOutFailureUnsaidKeeper: AccountKeeper, @unchecked Sendable {
  override func signOut(_ done: @escaping AccountDone) {
    super.signOut { _ in done(.done) }
  }
}
