internal import Synchronization

/// Numbers for the sign-in objects and attempts of one subject elsewhere, and what was seen of
/// its early callbacks.
final class SignInTally: Sendable {
  private struct State {
    var providers = 0
    var attempts = 0
    var early = 0
    var insideRequest = 0
  }

  private let state = Mutex(State())

  func nextProvider() -> Int {
    state.withLock { state in
      state.providers += 1
      return state.providers
    }
  }

  func nextAttempt() -> Int {
    state.withLock { state in
      state.attempts += 1
      return state.attempts
    }
  }

  func hasStarted(_ attempt: Int) -> Bool {
    state.withLock { (1...max(1, $0.attempts)).contains(attempt) && $0.attempts > 0 }
  }

  func noteEarly(insideRequest: Bool) {
    state.withLock { state in
      state.early += 1
      if insideRequest { state.insideRequest += 1 }
    }
  }

  /// Whether every early callback was read before `performRequests` returned; `nil` for none.
  var readsInsideRequests: Bool? {
    state.withLock { $0.early == 0 ? nil : $0.early == $0.insideRequest }
  }
}
