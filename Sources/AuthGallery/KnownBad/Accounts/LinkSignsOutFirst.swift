internal import ConformanceModel

extension GallerySubject {
  static let linkSignsOutFirst = badAccount(
    "link-signs-out-first",
    violates: [
      .accountLinkKeepsUser, .accountLinkErrors, .accountRevokedRunning, .accountLinkInUse,
      .accountDisplayName, .accountOwnName, .accountReauthSameUser,
    ], causes: [.linkSignsIn, .failedLinkFallsBack, .noticeSignsOutAnyone],
    story: "Signs the anonymous user out before it links, so that there is nobody to link with.",
    LinkSignsOutFirstKeeper.self)
}

private final class LinkSignsOutFirstKeeper: AccountKeeper, @unchecked Sendable {
  override func use(
    _ credential: AppleIDCredential, _ flow: AccountFlow, _ done: @escaping AccountDone
  ) {
    guard flow == .link else { return super.use(credential, flow, done) }
    signOut { _ in super.use(credential, flow, done) }
  }
}
