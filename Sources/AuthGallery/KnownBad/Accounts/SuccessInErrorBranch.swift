internal import ConformanceModel

extension GallerySubject {
  static let successInErrorBranch = badAccount(
    "success-in-error-branch", violates: [.accountLinkErrors], causes: [.linkErrorPassedOver],
    story: "Reports success in the branch for errors of a link.",
    SuccessInErrorBranchKeeper.self)
}

private final class SuccessInErrorBranchKeeper: AccountKeeper, @unchecked Sendable {
  override func linkFailed(
    _ reply: AccountReply, _ before: AccountUser?, _ credential: AppleIDCredential,
    _ departures: Int, _ done: @escaping AccountDone
  ) {
    if case .failed(let error) = reply, error.code != AccountError.credentialInUse, let before {
      return end(.signedIn(user: before.id, replaced: nil, problem: nil), done)
    }
    super.linkFailed(reply, before, credential, departures, done)
  }
}
