internal import ConformanceModel

extension GallerySubject {
  static let asynchronousAccount = legalAccount(
    "asynchronous-account", story: "Hops to a task before every call and every answer."
  ) { AsynchronousAccountKeeper($0, $1) }
}

private final class AsynchronousAccountKeeper: AccountKeeper, @unchecked Sendable {
  override func ask(_ call: AccountCall, _ reply: @escaping @Sendable (AccountReply) -> Void) {
    Task { [environment] in reply(await environment.reply(to: call)) }
  }

  override func perform(_ action: AccountAction, completion: @escaping AccountDone) {
    if case .configureButton = action { return super.perform(action, completion: completion) }
    super.perform(action) { answer in Task { completion(answer) } }
  }
}
