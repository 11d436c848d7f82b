internal import ConformanceModel
internal import Synchronization

extension GallerySubject {
  static let completionTwice = badSignIn(
    "completion-called-twice",
    violates: [.continuationAnsweredOnce, .continuationDuplicates, .continuationReleased],
    causes: [.slotNotCleared],
    story: "Calls the completion handler again with every further callback.",
    contract: SignInContract(entries: [.completion], taskCancellation: false)
  ) { CompletionTwiceCoordinator($0) }
}

private final class CompletionTwiceCoordinator: Coordinator, @unchecked Sendable {
  private let answered = Mutex<Set<Int>>([])

  override func admits(_ newcomer: Attempt) -> Bool {
    slot.withLock { slot in
      let isFree = slot.pending.map { old in answered.withLock { $0.contains(old.id) } } ?? true
      if isFree { slot.pending = newcomer }
      return isFree
    }
  }

  /// A cancel looks whether there is anything left to cancel; the callbacks do not.
  override func cancel() {
    let pending = slot.withLock { $0.pending }
    guard let pending, answered.withLock({ $0.insert(pending.id).inserted }) else { return }
    slot.withLock { $0.pending = nil }
    pending.reply(.failure(SignInFailure.cancelled))
  }

  override func take(where isMeant: (Attempt) -> Bool) -> Attempt? {
    let pending = slot.withLock { $0.pending }
    guard let pending, isMeant(pending) else { return nil }
    _ = answered.withLock { $0.insert(pending.id) }
    return pending
  }
}
