internal import ConformanceModel
internal import Synchronization

extension GallerySubject {
  static let supersedeLeavesOlderWaiting = badSignIn(
    "supersede-leaves-older-waiting", violates: [.continuationAnsweredOnce, .guardExclusive],
    causes: [.olderNotAnswered],
    story: "The latest attempt takes the slot, and nobody tells the older one.",
    contract: SignInContract(overlap: .supersede)
  ) { SupersedeLeavesOlderWaitingCoordinator($0) }
}

private final class SupersedeLeavesOlderWaitingCoordinator: Coordinator, @unchecked Sendable {
  override func admits(_ newcomer: Attempt) -> Bool {
    slot.withLock { $0.pending = newcomer }
    return true
  }
}
