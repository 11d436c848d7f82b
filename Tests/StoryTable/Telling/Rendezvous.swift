internal import Synchronization

/// Where a call waits while other things happen, without a clock.
final class Rendezvous: Sendable {
  private struct State {
    var isReached = false
    var isOver = false
    var isOpen = false
    var watcher: CheckedContinuation<Bool, Never>?
    var held: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Mutex(State())

  /// Waits until somebody has come here.
  ///
  /// - Returns: False where the action ended without coming here.
  func isReached() async -> Bool {
    await withCheckedContinuation { continuation in
      let known = state.withLock { state -> Bool? in
        if state.isReached { return true }
        if state.isOver { return false }
        state.watcher = continuation
        return nil
      }
      if let known { continuation.resume(returning: known) }
    }
  }

  /// Somebody has come here, and does not wait.
  func reach() {
    state.withLock { state in
      state.isReached = true
      return state.watcher.take()
    }?.resume(returning: true)
  }

  /// Somebody has come here, and waits until it goes on.
  func hold() async {
    reach()
    await withCheckedContinuation { continuation in
      let isOpen = state.withLock { state in
        if !state.isOpen { state.held.append(continuation) }
        return state.isOpen
      }
      if isOpen { continuation.resume() }
    }
  }

  /// Lets whoever waits go on.
  func open() {
    let held = state.withLock { state in
      state.isOpen = true
      defer { state.held = [] }
      return state.held
    }
    for continuation in held { continuation.resume() }
  }

  /// The action has ended: nobody will come here any more.
  func end() {
    state.withLock { state in
      state.isOver = true
      return state.watcher.take()
    }?.resume(returning: false)
  }
}
