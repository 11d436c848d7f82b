internal import ConformanceModel

extension GallerySubject {
  static let failedDeletionCalledDone = badAccount(
    "failed-deletion-called-done", violates: [.accountDelete, .accountOtherUser],
    causes: [.deletionCalledDone],
    story: "Says that the account is deleted although the last step failed.",
    FailedDeletionCalledDoneKeeper.self)
}

private final class FailedDeletionCalledDoneKeeper: AccountKeeper, @unchecked Sendable {
  override func stepFailed(
    _ step: AccountCall, _ reply: AccountReply, _ rest: ArraySlice<AccountCall>,
    _ done: @escaping AccountDone
  ) {
    if step == .deleteUser { return end(.done, done) }
    super.stepFailed(step, reply, rest, done)
  }
}
