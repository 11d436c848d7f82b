internal import ConformanceModel

extension GallerySubject {
  static let everyLinkErrorSignsIn = badAccount(
    "every-link-error-signs-in", violates: [.accountLinkErrors, .accountNothingKept],
    causes: [.failedLinkFallsBack],
    story: "Takes every link error for a credential in use, and signs in.",
    EveryLinkErrorSignsInKeeper.self)
}

private final class EveryLinkErrorSignsInKeeper: AccountKeeper, @unchecked Sendable {
  override func linkFailed(
    _ reply: AccountReply, _ before: AccountUser?, _ credential: AppleIDCredential,
    _ departures: Int, _ done: @escaping AccountDone
  ) {
    guard case .failed(let error) = reply, error.code != AccountError.credentialInUse else {
      return super.linkFailed(reply, before, credential, departures, done)
    }
    ask(.signIn(sent(credential))) { reply in
      guard case .user(let user) = reply else { return self.fail(reply, done) }
      self.welcome(user, before, credential, departures, done)
    }
  }
}
