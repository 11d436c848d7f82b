internal import Synchronization

extension AccountEnvironment {
  /// Asks provider or backend and waits for the first reply; further ones are ignored.
  public func reply(to request: AccountCall) async -> AccountReply {
    let first = FirstReply()
    // Unsafe, because a story may leave a call without a reply: that is no misuse to warn of.
    return await withUnsafeContinuation { continuation in
      first.wait(continuation)
      call(request) { first.resume($0) }
    }
  }
}

/// Resumes once, however many replies come.
private final class FirstReply: Sendable {
  private let waiting = Mutex<UnsafeContinuation<AccountReply, Never>?>(nil)

  func wait(_ continuation: UnsafeContinuation<AccountReply, Never>) {
    waiting.withLock { $0 = continuation }
  }

  func resume(_ reply: AccountReply) {
    waiting.withLock { $0.take() }?.resume(returning: reply)
  }
}
