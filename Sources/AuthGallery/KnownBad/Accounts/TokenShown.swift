internal import ConformanceModel
internal import Synchronization

extension GallerySubject {
  static let tokenShown = badAccount(
    "token-shown", violates: [.nonceSecrecy], causes: [.secretInText],
    story: "A link that failed is explained to the user with the token that was sent.",
    TokenShownKeeper.self)
}

private final class TokenShownKeeper: AccountKeeper, @unchecked Sendable {
  override func linkFailed(
    _ reply: AccountReply, _ before: AccountUser?, _ credential: AppleIDCredential,
    _ departures: Int, _ done: @escaping AccountDone
  ) {
    super.linkFailed(reply, before, credential, departures, done)
    let token = sent(credential).identityToken
    state.withLock { state in
      if let text = state.view.errorText { state.view.errorText = "\(text): \(token)" }
    }
  }
}
