internal import ConformanceModel

extension GallerySubject {
  static let linkSignsIn = badAccount(
    "link-signs-in",
    violates: [
      .accountState, .accountLinkKeepsUser, .accountLinkInUse, .accountLinkErrors,
      .accountNothingKept,
    ],
    causes: [.linkSignsIn],
    story: "Signs in with the credential that was to be linked, and leaves the anonymous user "
      + "behind.",
    LinkSignsInKeeper.self)
}

private final class LinkSignsInKeeper: AccountKeeper, @unchecked Sendable {
  override func use(
    _ credential: AppleIDCredential, _ flow: AccountFlow, _ done: @escaping AccountDone
  ) {
    super.use(credential, flow == .link ? .signIn : flow, done)
  }
}
