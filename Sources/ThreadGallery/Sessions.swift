internal import Foundation
internal import Synchronization

/// Who is there, as an account remembers it, used by whichever thread brings a reply or a notice.
///
/// Code as it is found in apps, like the doors.
package protocol Session: AnyObject, Sendable {
  /// Keeps who has signed in, unless somebody has left since there were so many departures.
  ///
  /// - Returns: Whether they are kept.
  func enters(since departures: Int, keep: () -> Void) -> Bool
  /// Forgets whoever is there.
  func leaves(forget: () -> Void)
}

/// Plain properties.
package final class PlainSession: Session, @unchecked Sendable {
  private var departures = 0
  private var isSignedIn = false
  package init() {}

  package func enters(since departures: Int, keep: () -> Void) -> Bool {
    guard self.departures == departures else { return false }
    isSignedIn = true
    keep()
    return true
  }

  package func leaves(forget: () -> Void) {
    departures += 1
    isSignedIn = false
    forget()
  }
}

/// A lock that is released between the look at who has left and storing who has come.
package final class SplitSession: Session, Sendable {
  private struct State {
    var departures = 0
    var isSignedIn = false
  }

  private let state = Mutex(State())
  package init() {}

  package func enters(since departures: Int, keep: () -> Void) -> Bool {
    guard state.withLock({ $0.departures == departures }) else { return false }
    state.withLock { $0.isSignedIn = true }
    keep()
    return true
  }

  package func leaves(forget: () -> Void) {
    state.withLock { state in
      state.departures += 1
      state.isSignedIn = false
    }
    forget()
  }
}

/// Plain properties that are only used by whoever has a lock of some kind.
///
/// Unchecked, because the compiler does not know what `locked` does: it runs one body at a time.
package class LockedSession: Session, @unchecked Sendable {
  fileprivate final var departures = 0
  private var isSignedIn = false

  fileprivate func locked<Value>(_ body: () -> Value) -> Value { body() }

  package func enters(since departures: Int, keep: () -> Void) -> Bool {
    locked {
      guard self.departures == departures else { return false }
      isSignedIn = true
      keep()
      return true
    }
  }

  package final func leaves(forget: () -> Void) {
    locked {
      departures += 1
      isSignedIn = false
      forget()
    }
  }
}

package final class NSLockSession: LockedSession, @unchecked Sendable {
  private let lock = NSLock()
  package override init() {}
  override func locked<Value>(_ body: () -> Value) -> Value { lock.withLock(body) }
}

package final class QueueSession: LockedSession, @unchecked Sendable {
  private let queue = DispatchQueue(label: "session")
  package override init() {}
  override func locked<Value>(_ body: () -> Value) -> Value { queue.sync(execute: body) }
}

/// Behind a lock, but for a number that is read for a log when the lock is free again.
package final class LoggedSession: LockedSession, @unchecked Sendable {
  private let lock = NSLock()
  private let log: @Sendable (Int) -> Void
  package init(log: @escaping @Sendable (Int) -> Void) { self.log = log }
  override func locked<Value>(_ body: () -> Value) -> Value { lock.withLock(body) }

  package override func enters(since departures: Int, keep: () -> Void) -> Bool {
    let isIn = super.enters(since: departures, keep: keep)
    log(self.departures)
    return isIn
  }
}

/// A sign-out that is under way, and who is to be told of its end.
package protocol Leaving<Caller>: AnyObject, Sendable {
  associatedtype Caller: Sendable
  /// Whether the caller has to sign out; whoever comes later is told with them.
  func begins(for caller: Caller) -> Bool
  /// Who waited.
  func ends() -> [Caller]
}

package final class LockedLeaving<Caller: Sendable>: Leaving, Sendable {
  private let waiting = Mutex<[Caller]>([])
  package init() {}

  package func begins(for caller: Caller) -> Bool {
    waiting.withLock { waiting in
      waiting.append(caller)
      return waiting.count == 1
    }
  }

  package func ends() -> [Caller] {
    waiting.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }
  }
}

/// A lock that is released between the look at the flag and setting it.
package final class SplitLeaving<Caller: Sendable>: Leaving, Sendable {
  private struct State {
    var isSigningOut = false
    var waiting: [Caller] = []
  }

  private let state = Mutex(State())
  package init() {}

  package func begins(for caller: Caller) -> Bool {
    let isSigningOut = state.withLock { state in
      if state.isSigningOut { state.waiting.append(caller) }
      return state.isSigningOut
    }
    guard !isSigningOut else { return false }
    state.withLock { state in
      state.isSigningOut = true
      state.waiting = [caller]
    }
    return true
  }

  package func ends() -> [Caller] {
    state.withLock { state in
      defer { state = State() }
      return state.waiting
    }
  }
}

/// The numbers of observers, added by whoever signs in and removed by whoever signs out.
package final class PlainObservers: @unchecked Sendable {
  private var numbers: [Int] = []

  // Room for all: what goes wrong is a number that is lost, and not the memory of others.
  package init() { numbers.reserveCapacity(8) }

  package var isEmpty: Bool { numbers.isEmpty }
  package func add(_ number: Int) { numbers.append(number) }
  package func removeLast() -> Int? { numbers.popLast() }
}
