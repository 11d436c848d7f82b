internal import ConformanceModel

extension GallerySubject {
  static let deletesAfterFailedRevocation = badAccount(
    "deletes-after-failed-revocation", violates: [.accountDelete], causes: [.deletionGoesOn],
    story: "Deletes the user although the revocation failed.",
    DeletesAfterFailedRevocationKeeper.self)
}

private final class DeletesAfterFailedRevocationKeeper: AccountKeeper, @unchecked Sendable {
  override func stepFailed(
    _ step: AccountCall, _ reply: AccountReply, _ rest: ArraySlice<AccountCall>,
    _ done: @escaping AccountDone
  ) {
    if step.kind == .revokeToken { return run(rest, done) }
    super.stepFailed(step, reply, rest, done)
  }
}
