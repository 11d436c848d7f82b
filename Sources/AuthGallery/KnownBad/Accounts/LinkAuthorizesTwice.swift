internal import ConformanceModel

extension GallerySubject {
  static let linkAuthorizesTwice = badAccount(
    "link-authorizes-twice", violates: [.accountSingleAuthorization], causes: [.requestMadeAgain],
    story: "Shows the sheet a second time, to have a credential for the sign-in after the link.",
    LinkAuthorizesTwiceKeeper.self)
}

private final class LinkAuthorizesTwiceKeeper: AccountKeeper, @unchecked Sendable {
  override func tap(_ flow: AccountFlow, _ done: @escaping AccountDone) {
    guard flow == .link else { return super.tap(flow, done) }
    begin()
    ask(.authorize(request(flow))) { reply in
      guard case .sheet(.credential) = reply else { return self.handle(reply, flow, done) }
      self.ask(.authorize(self.request(flow))) { self.handle($0, flow, done) }
    }
  }
}
