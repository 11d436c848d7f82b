internal import ConformanceModel

extension GallerySubject {
  static let failedCallMadeForEver = badAccount(
    "failed-call-made-for-ever", violates: [.accountAnswered], causes: [.endlessRetries],
    story: "Makes a failed reauthentication again until it succeeds.",
    FailedCallMadeForEverKeeper.self)
}

private final class FailedCallMadeForEverKeeper: AccountKeeper, @unchecked Sendable {
  override func ask(_ call: AccountCall, _ reply: @escaping @Sendable (AccountReply) -> Void) {
    guard call.kind == .reauthenticate else { return super.ask(call, reply) }
    super.ask(call) { found in
      if case .failed = found { return self.ask(call, reply) }
      reply(found)
    }
  }
}
