internal import ConformanceModel

extension GallerySubject {
  static let linkSignsOutFirst = badAccount(
    "link-signs-out-first",
    violates: [
      "account.link-keeps-user", "account.link-in-use", "account.link-errors",
    ],
    story: "Signs the anonymous user out before it links, so that there is nobody to link with, "
      + "and signs in.",
    LinkSignsOutFirstKeeper.self)
}

private final class LinkSignsOutFirstKeeper: AccountKeeper, @unchecked Sendable {
  override func use(
    _ credential: AppleIDCredential, _ flow: AccountFlow, _ done: @escaping AccountDone
  ) {
    guard flow == .link else { return super.use(credential, flow, done) }
    ask(.signOut) { _ in super.use(credential, flow, done) }
  }

  override func updated(
    _ error: AccountError, _ credential: AppleIDCredential
  ) -> BackendCredential? { error.updated }
}
