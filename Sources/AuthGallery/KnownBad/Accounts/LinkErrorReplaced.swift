internal import ConformanceModel

extension GallerySubject {
  static let linkErrorReplaced = badAccount(
    "link-error-replaced", violates: [.accountLinkErrors], causes: [.linkErrorReplaced],
    story: "Replaces the error of a link by a text of its own, without the code.",
    LinkErrorReplacedKeeper.self)
}

private final class LinkErrorReplacedKeeper: AccountKeeper, @unchecked Sendable {
  override func linkFailed(
    _ reply: AccountReply, _ before: AccountUser?, _ credential: AppleIDCredential,
    _ departures: Int, _ done: @escaping AccountDone
  ) {
    if case .failed(let error) = reply, error.code != AccountError.credentialInUse {
      return end(.failed(code: "something went wrong"), done)
    }
    super.linkFailed(reply, before, credential, departures, done)
  }
}
