internal import ConformanceModel
internal import Synchronization

extension GallerySubject {
  static let lateSuccessResumesTwice = badSignIn(
    "late-success-resumes-twice", violates: [.continuationTimeout], causes: [.slotNotCleared],
    story: "The timeout answers the caller without taking the slot; a late success answers again.",
    contract: SignInContract(timeout: TimeoutCoordinator.seconds)
  ) { LateSuccessResumesTwiceCoordinator($0) }
}

private final class LateSuccessResumesTwiceCoordinator: TimeoutCoordinator, @unchecked Sendable {
  private let spent = Mutex<Int?>(nil)

  override func timeIsOver(_ id: Int) {
    let reply = slot.withLock { $0.pending?.id == id ? $0.pending?.reply : nil }
    spent.withLock { $0 = id }
    reply?(.failure(SignInFailure.failed(code: "timedOut")))
  }

  override func admits(_ newcomer: Attempt) -> Bool {
    let spent = spent.withLock { $0 }
    return slot.withLock { slot in
      guard slot.pending == nil || slot.pending?.id == spent else { return false }
      slot.pending = newcomer
      return true
    }
  }
}
