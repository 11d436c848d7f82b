internal import Foundation
internal import Synchronization

/// Notices that a call in this process does not return, as that of a pattern.
///
/// Such a call can only be ended together with its process.
final class Watchdog: Sendable {
  private struct State {
    /// What is awaited; nil while nothing is.
    var awaited: String?
    var calls = 0
    var callsSeen = -1
    var silentLooks = 0
  }

  private let state = Mutex(State())

  /// From here on the end of this call is awaited; nil for none.
  func watch(_ call: String?) {
    state.withLock { state in
      state.awaited = call
      state.calls += 1
    }
  }

  /// Looks again and again whether another call has begun, until none has.
  ///
  /// - Parameters:
  ///   - interval: Between two looks. A call may take twice that in any case, and never more than
  ///     three times.
  ///   - onSilence: Called with what is awaited, on a thread that no call can block.
  func start(interval: Duration, onSilence: @escaping @Sendable (_ call: String) -> Void) {
    let timer = DispatchSource.makeTimerSource(queue: .global())
    // The timer keeps itself alive through its handler.
    timer.setEventHandler { [self] in
      guard let call = look() else { return }
      timer.cancel()
      onSilence(call)
    }
    let seconds = interval / .seconds(1)
    timer.schedule(deadline: .now() + seconds, repeating: seconds)
    timer.activate()
  }

  /// What is awaited, if no other call has begun since the look before the last.
  ///
  /// One look is not enough: a process that was stopped and goes on looks before it does anything
  /// else.
  func look() -> String? {
    state.withLock { state in
      state.silentLooks = state.calls == state.callsSeen ? state.silentLooks + 1 : 0
      state.callsSeen = state.calls
      return state.silentLooks == 2 ? state.awaited : nil
    }
  }
}
