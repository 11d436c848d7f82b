internal import Dispatch
internal import Foundation

// What an app seldom locks with: the first three are controlled, the rest is said not to be.

/// A lock that asks the kernel for nothing, and never sleeps.
package final class SpinLockDoor: LockedDoor, @unchecked Sendable {
  private let spin = UnsafeMutablePointer<pthread_spinlock_t>.allocate(capacity: 1)

  package override init() {
    pthread_spin_init(spin, 0)
  }

  deinit {
    pthread_spin_destroy(spin)
    spin.deallocate()
  }

  override func locked<Value>(_ body: () -> Value) -> Value {
    pthread_spin_lock(spin)
    defer { pthread_spin_unlock(spin) }
    return body()
  }
}

/// A lock for one writer or many readers.
package final class ReadWriteDoor: LockedDoor, @unchecked Sendable {
  private let lock = UnsafeMutablePointer<pthread_rwlock_t>.allocate(capacity: 1)

  package override init() {
    pthread_rwlock_init(lock, nil)
  }

  deinit {
    pthread_rwlock_destroy(lock)
    lock.deallocate()
  }

  override func locked<Value>(_ body: () -> Value) -> Value {
    pthread_rwlock_wrlock(lock)
    defer { pthread_rwlock_unlock(lock) }
    return body()
  }
}

/// Whoever comes waits until it is told that the place is free.
package final class ConditionDoor: LockedDoor, @unchecked Sendable {
  private let condition = NSCondition()
  private var isTaken = false

  override func locked<Value>(_ body: () -> Value) -> Value {
    condition.lock()
    while isTaken { condition.wait() }
    isTaken = true
    condition.unlock()
    defer {
      condition.lock()
      isTaken = false
      condition.signal()
      condition.unlock()
    }
    return body()
  }
}

/// A lock that somebody waits for no longer than a minute.
package final class TimedLockDoor: LockedDoor, @unchecked Sendable {
  private let lock = NSLock()
  override func locked<Value>(_ body: () -> Value) -> Value {
    while !lock.lock(before: Date(timeIntervalSinceNow: 60)) {}
    defer { lock.unlock() }
    return body()
  }
}

/// A flag that is only touched elsewhere, where one comes after another, and waited for.
///
/// Unchecked, because the compiler does not know what `elsewhere` does.
package class HandingDoor: Door, @unchecked Sendable {
  private var isBusy = false
  package init() {}

  func elsewhere(_ body: @escaping @Sendable () -> Void) { body() }

  package final func enters() -> Bool {
    var isFree = false
    withUnsafeMutablePointer(to: &isFree) { isFree in
      nonisolated(unsafe) let answer = isFree
      elsewhere {
        answer.pointee = !self.isBusy
        self.isBusy = true
      }
    }
    return isFree
  }

  package final func leaves() { elsewhere { self.isBusy = false } }
}

/// Operations of a queue of one.
package final class OperationDoor: HandingDoor, @unchecked Sendable {
  private let queue = OperationQueue()

  package override init() {
    queue.maxConcurrentOperationCount = 1
  }

  override func elsewhere(_ body: @escaping @Sendable () -> Void) {
    queue.addOperations([BlockOperation(block: body)], waitUntilFinished: true)
  }
}

/// A thread for each call, one after another.
package final class ThreadDoor: HandingDoor, @unchecked Sendable {
  private let turn = NSLock()
  override func elsewhere(_ body: @escaping @Sendable () -> Void) {
    let isDone = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      self.turn.withLock(body)
      isDone.signal()
    }
    isDone.wait()
  }
}
