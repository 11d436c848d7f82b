internal import ConformanceModel
internal import Synchronization

extension GallerySubject {
  static let timerLeavesGuardSet = badSignIn(
    "timer-leaves-guard-set", violates: [.continuationTimeout], causes: [.timerLeavesGuardSet],
    story: "The timeout answers the caller, but the slot stays taken: nobody gets in any more.",
    contract: SignInContract(timeout: TimeoutCoordinator.seconds)
  ) { TimerLeavesGuardSetCoordinator($0) }
}

private final class TimerLeavesGuardSetCoordinator: TimeoutCoordinator, @unchecked Sendable {
  override func timeIsOver(_ id: Int) {
    let reply = slot.withLock { slot -> SignInReply? in
      guard let pending = slot.pending, pending.id == id else { return nil }
      // Whoever calls back later answers nobody; but the slot is not given back.
      slot.pending = Attempt(id: id, reply: { _ in })
      return pending.reply
    }
    reply?(.failure(SignInFailure.failed(code: "timedOut")))
  }
}
