internal import ConformanceModel

extension GallerySubject {
  static let secondReplyAnswered = badAccount(
    "second-reply-answered", violates: [.accountAnswered], causes: [.secondReplyHeard],
    story: "Answers again at the second reply to one call.",
    SecondReplyAnsweredKeeper.self)
}

private final class SecondReplyAnsweredKeeper: AccountKeeper, @unchecked Sendable {
  override func ask(_ call: AccountCall, _ reply: @escaping @Sendable (AccountReply) -> Void) {
    let kinds: Set<AccountCall.Kind> = [.updateProfile, .reauthenticate]
    guard kinds.contains(call.kind) else { return super.ask(call, reply) }
    environment.call(call, reply)
  }
}
