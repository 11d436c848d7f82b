internal import ConformanceModel
internal import Synchronization

extension GallerySubject {
  static let slotNotCleared = badSignIn(
    "slot-not-cleared",
    violates: [
      .continuationAnsweredOnce, .continuationCancellation, .continuationClean,
      .continuationDropped, .continuationDuplicates, .continuationEarly, .continuationReleased,
      .guardStaleCallback,
    ], causes: [.slotNotCleared],
    story: "Resumes the continuation and leaves it in its slot; the next callback resumes it again."
  ) { SlotNotClearedCoordinator($0) }
}

private final class SlotNotClearedCoordinator: Coordinator, @unchecked Sendable {
  private let answered = Mutex<Set<Int>>([])

  override func admits(_ newcomer: Attempt) -> Bool {
    slot.withLock { slot in
      let isFree = slot.pending.map { old in answered.withLock { $0.contains(old.id) } } ?? true
      if isFree { slot.pending = newcomer }
      return isFree
    }
  }

  override func take(where isMeant: (Attempt) -> Bool) -> Attempt? {
    let pending = slot.withLock { $0.pending }
    guard let pending, isMeant(pending) else { return nil }
    _ = answered.withLock { $0.insert(pending.id) }
    return pending
  }
}
