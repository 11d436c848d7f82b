internal import ConformanceModel

// The contract says that a user who is not anonymous is asked before a link.
extension GallerySubject {
  static let linksUnasked = badAccount(
    "links-unasked", violates: [.accountLinkConsent], causes: [.linkedUnasked],
    story: "Links whoever is signed in, without a question.", contract: .asking,
    AccountKeeper.self)

  static let linksAllTheSame = badAccount(
    "links-all-the-same", violates: [.accountLinkConsent], causes: [.linkedUnasked],
    story: "Asks before it links, and does not look at the answer.", contract: .asking,
    HeedlessKeeper.self)

  static let asksBeforeLink = legalAccount(
    "asks-before-link", story: "Asks a user who has an account before it is linked.",
    contract: .asking
  ) { AskingKeeper($0, $1) }
}

extension AccountContract {
  fileprivate static let asking = AccountContract(asksBeforeLink: true)
}

private class AskingKeeper: AccountKeeper, @unchecked Sendable {
  override func use(
    _ credential: AppleIDCredential, _ flow: AccountFlow, _ done: @escaping AccountDone
  ) {
    guard flow == .link, let user = environment.currentUser(), !user.isAnonymous else {
      return super.use(credential, flow, done)
    }
    ask(.confirmLink) { reply in
      guard self.agrees(reply) else { return self.end(.cancelled, done) }
      super.use(credential, flow, done)
    }
  }

  func agrees(_ reply: AccountReply) -> Bool { reply == .done }
}

private final class HeedlessKeeper: AskingKeeper, @unchecked Sendable {
  override func agrees(_ reply: AccountReply) -> Bool { true }
}
