internal import ConformanceModel
internal import Synchronization

extension GallerySubject {
  static let slotOverwritten = badSignIn(
    "slot-overwritten", violates: [.continuationAnsweredOnce, .guardExclusive],
    causes: [.noGuard],
    story: "One slot and no guard: the second attempt overwrites the first one's continuation."
  ) { SlotOverwrittenCoordinator($0) }
}

private final class SlotOverwrittenCoordinator: Coordinator, @unchecked Sendable {
  override func admits(_ newcomer: Attempt) -> Bool {
    slot.withLock { $0.pending = newcomer }
    return true
  }
}
