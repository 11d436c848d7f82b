internal import ConformanceModel

extension GallerySubject {
  static let inUseHeardTwice = badAccount(
    "in-use-heard-twice", violates: [.accountLinkInUse, .accountAnswered],
    causes: [.secondReplyHeard],
    story: "Signs in at each of two replies that say that the credential is in use.",
    InUseHeardTwiceKeeper.self)
}

private final class InUseHeardTwiceKeeper: AccountKeeper, @unchecked Sendable {
  override func ask(_ call: AccountCall, _ reply: @escaping @Sendable (AccountReply) -> Void) {
    guard call.kind == .link else { return super.ask(call, reply) }
    environment.call(call, reply)
  }
}
