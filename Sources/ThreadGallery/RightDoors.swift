internal import Dispatch
internal import Foundation
internal import Synchronization

package final class MutexDoor: Door, Sendable {
  private let isBusy = Mutex(false)
  package init() {}

  package func enters() -> Bool {
    isBusy.withLock { isBusy in
      guard !isBusy else { return false }
      isBusy = true
      return true
    }
  }

  package func leaves() { isBusy.withLock { $0 = false } }
}

/// A flag that is only touched by whoever has a lock of some kind.
///
/// Unchecked, because the compiler does not know what `locked` does: it runs one body at a time.
package class LockedDoor: Door, @unchecked Sendable {
  private var isBusy = false
  package init() {}

  func locked<Value>(_ body: () -> Value) -> Value { body() }

  package final func enters() -> Bool {
    locked {
      guard !isBusy else { return false }
      isBusy = true
      return true
    }
  }

  package final func leaves() { locked { isBusy = false } }
}

package final class NSLockDoor: LockedDoor, @unchecked Sendable {
  private let lock = NSLock()
  override func locked<Value>(_ body: () -> Value) -> Value { lock.withLock(body) }
}

package final class RecursiveLockDoor: LockedDoor, @unchecked Sendable {
  private let lock = NSRecursiveLock()
  override func locked<Value>(_ body: () -> Value) -> Value {
    lock.withLock { lock.withLock(body) }
  }
}

package final class PthreadDoor: LockedDoor, @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  package override init() {
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  override func locked<Value>(_ body: () -> Value) -> Value {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }
}

package final class SemaphoreDoor: LockedDoor, @unchecked Sendable {
  private let semaphore = DispatchSemaphore(value: 1)
  override func locked<Value>(_ body: () -> Value) -> Value {
    semaphore.wait()
    defer { semaphore.signal() }
    return body()
  }
}

package final class SerialQueueDoor: LockedDoor, @unchecked Sendable {
  private let queue = DispatchQueue(label: "door")
  override func locked<Value>(_ body: () -> Value) -> Value { queue.sync(execute: body) }
}

package final class BarrierDoor: LockedDoor, @unchecked Sendable {
  private let queue = DispatchQueue(label: "door", attributes: .concurrent)
  override func locked<Value>(_ body: () -> Value) -> Value {
    queue.sync(flags: .barrier, execute: body)
  }
}

package final class SpinningDoor: LockedDoor, @unchecked Sendable {
  private let isLocked = Atomic(false)
  override func locked<Value>(_ body: () -> Value) -> Value {
    while !isLocked.compareExchange(expected: false, desired: true, ordering: .acquiring).exchanged
    {}
    defer { isLocked.store(false, ordering: .releasing) }
    return body()
  }
}

package final class ExchangeDoor: Door, Sendable {
  private let isBusy = Atomic(false)
  package init() {}
  package func enters() -> Bool { !isBusy.exchange(true, ordering: .acquiringAndReleasing) }
  package func leaves() { isBusy.store(false, ordering: .releasing) }
}

/// A lock that is made once, by whoever comes first, as the language promises.
package final class OnceDoor: LockedDoor, @unchecked Sendable {
  private static let lock = NSLock()
  override func locked<Value>(_ body: () -> Value) -> Value { Self.lock.withLock(body) }
}

/// Writes a value, then says so: whoever has heard of it may read it.
///
/// Unchecked, because of `first`: it is written before `hasFirst` is set, and read after.
package final class PublishingDoor: Door, @unchecked Sendable {
  private let isBusy = Atomic(false)
  private let hasFirst = Atomic(false)
  private var first = 0
  package init() {}

  package func enters() -> Bool {
    guard !isBusy.exchange(true, ordering: .acquiringAndReleasing) else {
      return hasFirst.load(ordering: .acquiring) && first < 0
    }
    if !hasFirst.load(ordering: .acquiring) {
      first = 1
      hasFirst.store(true, ordering: .releasing)
    }
    return true
  }

  package func leaves() { isBusy.store(false, ordering: .releasing) }
}

package actor ActorDoor {
  private var isBusy = false
  package init() {}

  package func enters() -> Bool {
    guard !isBusy else { return false }
    isBusy = true
    return true
  }

  package func leaves() { isBusy = false }
}

@MainActor package final class MainActorDoor {
  private var isBusy = false
  package nonisolated init() {}

  package func enters() -> Bool {
    guard !isBusy else { return false }
    isBusy = true
    return true
  }

  package func leaves() { isBusy = false }
}

/// A flag that only blocks of the main queue touch.
///
/// Unchecked, because the compiler does not know that these run one after another.
package final class MainQueueDoor: @unchecked Sendable {
  private var isBusy = false
  package init() {}

  package func enters() async -> Bool {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async {
        let isFree = !self.isBusy
        self.isBusy = true
        continuation.resume(returning: isFree)
      }
    }
  }

  package func leaves() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async {
        self.isBusy = false
        continuation.resume()
      }
    }
  }
}

/// A flag that only blocks of a serial queue touch, which it runs when it likes.
///
/// Unchecked, because the compiler does not know that these run one after another.
package final class AsyncQueueDoor: @unchecked Sendable {
  private let queue = DispatchQueue(label: "door")
  private var isBusy = false
  package init() {}

  package func enters() async -> Bool {
    await withCheckedContinuation { continuation in
      queue.async {
        let isFree = !self.isBusy
        self.isBusy = true
        continuation.resume(returning: isFree)
      }
    }
  }
}
