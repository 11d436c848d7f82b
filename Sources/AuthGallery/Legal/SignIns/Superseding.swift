internal import ConformanceModel
internal import Synchronization

extension GallerySubject {
  static let superseding = legalSignIn(
    "superseding", story: "The latest attempt wins; the older one is answered as cancelled.",
    contract: SignInContract(overlap: .supersede)
  ) { SupersedingCoordinator($0) }
}

final class SupersedingCoordinator: Coordinator, @unchecked Sendable {
  override func admits(_ newcomer: Attempt) -> Bool {
    let older = slot.withLock { slot in
      defer { slot.pending = newcomer }
      return slot.pending
    }
    older?.reply(.failure(SignInFailure.cancelled))
    return true
  }
}
