internal import Synchronization

/// Says yes to the first who asks, and to nobody else, or so it should.
package protocol OneTime: AnyObject, Sendable {
  func isFirst() -> Bool
}

/// A plain flag.
package final class PlainOneTime: OneTime, @unchecked Sendable {
  private var hasAnswered = false
  package init() {}

  package func isFirst() -> Bool {
    guard !hasAnswered else { return false }
    hasAnswered = true
    return true
  }
}

package final class ExchangedOneTime: OneTime, Sendable {
  private let hasAnswered = Atomic(false)
  package init() {}
  package func isFirst() -> Bool { !hasAnswered.exchange(true, ordering: .acquiringAndReleasing) }
}

/// A slot whose lock is released between taking it and storing what belongs in it.
package final class SplitSlot<Value: Sendable>: Sendable {
  private struct State {
    var isPending = false
    var value: Value?
  }

  private let state = Mutex(State())
  package init() {}

  package func open() { state.withLock { $0.isPending = true } }

  package func store(_ value: Value) { state.withLock { $0.value = value } }

  /// Ends what is pending; nil where nothing is, or nothing was stored yet.
  package func take() -> Value? {
    state.withLock { state in
      guard state.isPending else { return nil }
      state.isPending = false
      return state.value.take()
    }
  }
}

/// The nonces that were used, asked and told in two steps.
package final class SplitNonces: Sendable {
  private let used = Mutex<Set<String>>([])
  package init() {}
  package func contains(_ nonce: String) -> Bool { used.withLock { $0.contains(nonce) } }
  package func insert(_ nonce: String) { used.withLock { _ = $0.insert(nonce) } }
}

/// The nonces that were used, in a set that nobody locks but whoever writes it.
package final class HalfLockedNonces: @unchecked Sendable {
  private let lock = Mutex(())
  private var used: Set<String> = []
  private var uses = 0
  package init() {}

  /// Remembers a nonce; false if it was used before.
  package func insert(_ nonce: String) -> Bool {
    let isNew = lock.withLock { _ in
      uses += 1
      return used.insert(nonce).inserted
    }
    // A number for a log, read when the lock is free again.
    return isNew && uses > 0
  }
}

/// Numbers that never come twice, or so they should.
package final class PlainCounter: @unchecked Sendable {
  private var next: UInt64 = 0
  package init() {}

  /// - Parameter using: Done between reading the number and noting that it was taken.
  package func number<Value>(using body: (UInt64) -> Value) -> Value {
    let mine = next
    let value = body(mine)
    next = mine + 1
    return value
  }
}
