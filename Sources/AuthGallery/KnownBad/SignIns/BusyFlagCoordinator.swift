internal import ConformanceModel
internal import Synchronization

/// A coordinator whose guard is a flag beside the slot, as in much public code.
///
/// Right as it stands; its subclasses forget the flag on one path each.
class BusyFlagCoordinator: Coordinator, @unchecked Sendable {
  let isBusy = Mutex(false)

  override func admits(_ newcomer: Attempt) -> Bool {
    let isAdmitted = isBusy.withLock { isBusy in
      defer { isBusy = true }
      return !isBusy
    }
    if isAdmitted { slot.withLock { $0.pending = newcomer } }
    return isAdmitted
  }

  override func take(where isMeant: (Attempt) -> Bool) -> Attempt? {
    let attempt = takeKeepingFlag(where: isMeant)
    if attempt != nil { isBusy.withLock { $0 = false } }
    return attempt
  }

  /// Empties the slot and leaves the flag: the defect, where it is called.
  func takeKeepingFlag(where isMeant: (Attempt) -> Bool) -> Attempt? {
    super.take(where: isMeant)
  }
}
