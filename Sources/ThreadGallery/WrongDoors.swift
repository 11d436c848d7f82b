internal import Foundation
internal import Synchronization

/// A plain flag.
package final class PlainDoor: Door, @unchecked Sendable {
  private var isBusy = false
  package init() {}

  package func enters() -> Bool {
    guard !isBusy else { return false }
    isBusy = true
    return true
  }

  package func leaves() { isBusy = false }
}

/// A lock around the check, and none around the set.
package final class LockedCheckDoor: Door, @unchecked Sendable {
  private let lock = NSLock()
  private var isBusy = false
  package init() {}

  package func enters() -> Bool {
    guard lock.withLock({ !isBusy }) else { return false }
    isBusy = true
    return true
  }

  package func leaves() { isBusy = false }
}

/// An atomic that is loaded, then stored.
package final class LoadStoreDoor: Door, Sendable {
  private let isBusy = Atomic(false)
  package init() {}

  package func enters() -> Bool {
    guard !isBusy.load(ordering: .acquiring) else { return false }
    isBusy.store(true, ordering: .releasing)
    return true
  }

  package func leaves() { isBusy.store(false, ordering: .releasing) }
}

/// Two atomics, each exchanged for itself.
package final class TwoAtomicsDoor: Door, Sendable {
  private let isStarting = Atomic(false)
  private let isPending = Atomic(false)
  package init() {}

  package func enters() -> Bool {
    guard !isPending.load(ordering: .acquiring),
      !isStarting.exchange(true, ordering: .acquiringAndReleasing)
    else { return false }
    isStarting.store(false, ordering: .releasing)
    isPending.store(true, ordering: .releasing)
    return true
  }

  package func leaves() { isPending.store(false, ordering: .releasing) }
}

/// A struct that is read and written under a lock, and changed in between.
package final class StructCopyDoor: Door, Sendable {
  private struct State {
    var isBusy = false
    var attempts = 0
  }

  private let state = Mutex(State())
  package init() {}

  package func enters() -> Bool {
    var copy = state.withLock { $0 }
    guard !copy.isBusy else { return false }
    copy.isBusy = true
    copy.attempts += 1
    state.withLock { [copy] in $0 = copy }
    return true
  }

  package func leaves() { state.withLock { $0.isBusy = false } }
}

/// A look without the lock, so that most callers need not wait for it.
package final class FastPathDoor: Door, @unchecked Sendable {
  private let lock = NSLock()
  private var isBusy = false
  package init() {}

  package func enters() -> Bool {
    if isBusy { return false }
    return lock.withLock {
      guard !isBusy else { return false }
      isBusy = true
      return true
    }
  }

  package func leaves() { lock.withLock { isBusy = false } }
}

/// What the doors below make when they are first used.
private final class Flag: Sendable {
  let isBusy = Mutex(false)

  func sets() -> Bool {
    isBusy.withLock { isBusy in
      defer { isBusy = true }
      return !isBusy
    }
  }

  func clear() { isBusy.withLock { $0 = false } }
}

/// Double-checked initialisation: the first check is not locked.
package final class DoubleCheckedDoor: Door, @unchecked Sendable {
  private let lock = NSLock()
  private var flag: Flag?
  package init() {}

  private var made: Flag {
    if let flag { return flag }
    return lock.withLock {
      if let flag { return flag }
      let made = Flag()
      flag = made
      return made
    }
  }

  package func enters() -> Bool { made.sets() }
  package func leaves() { made.clear() }
}

/// A singleton made by whoever finds none.
package final class LazyDoor: Door, @unchecked Sendable {
  private var flag: Flag?
  package init() {}

  private var made: Flag {
    if let flag { return flag }
    let made = Flag()
    flag = made
    return made
  }

  package func enters() -> Bool { made.sets() }
  package func leaves() { made.clear() }
}

/// Two locks, taken in opposite orders on the way in and on the way out.
package final class CrossedLocksDoor: Door, @unchecked Sendable {
  private let state = NSLock()
  private let log = NSLock()
  // Read and written with both locks held.
  private var isBusy = false
  package init() {}

  package func enters() -> Bool {
    state.withLock {
      log.withLock {
        guard !isBusy else { return false }
        isBusy = true
        return true
      }
    }
  }

  package func leaves() { log.withLock { state.withLock { isBusy = false } } }
}

/// Callers say how far they have come; another who sees one of them at a certain step skips the lock.
///
/// Where two meet at another step is learnt late by a search, and not by a look at a few orders.
package final class HurriedDoor: Door, Sendable {
  private let step = Atomic(0)
  private let meetings = Atomic(0)
  private let isBusy = Atomic(false)
  private let lock = Mutex(())
  package init() {}

  package func enters() -> Bool {
    let met = step.load(ordering: .acquiring)
    for next in 1...8 { step.store(next, ordering: .releasing) }
    if met == 5 { meetings.store(1, ordering: .releasing) }
    if meetings.load(ordering: .acquiring) > 1 { return false }
    return met == 2 ? sets() : lock.withLock { _ in sets() }
  }

  private func sets() -> Bool {
    guard !isBusy.load(ordering: .acquiring) else { return false }
    isBusy.store(true, ordering: .releasing)
    return true
  }

  package func leaves() { isBusy.store(false, ordering: .releasing) }
}
