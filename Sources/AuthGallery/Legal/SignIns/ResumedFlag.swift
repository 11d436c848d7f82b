internal import ConformanceModel
internal import Synchronization

extension GallerySubject {
  static let resumedFlag = legalSignIn(
    "resumed-flag",
    story: "The continuation is never cleared; a flag beside it makes sure it is resumed once."
  ) { ResumedFlagCoordinator($0) }
}

private final class ResumedFlagCoordinator: Coordinator, @unchecked Sendable {
  private let resumed = Mutex<Set<Int>>([])

  override func admits(_ newcomer: Attempt) -> Bool {
    slot.withLock { slot in
      let isFree = slot.pending.map { old in resumed.withLock { $0.contains(old.id) } } ?? true
      if isFree { slot.pending = newcomer }
      return isFree
    }
  }

  override func take(where isMeant: (Attempt) -> Bool) -> Attempt? {
    slot.withLock { slot in
      guard let pending = slot.pending, isMeant(pending) else { return nil }
      slot.pending?.keeper = nil
      return resumed.withLock { $0.insert(pending.id).inserted } ? pending : nil
    }
  }
}
