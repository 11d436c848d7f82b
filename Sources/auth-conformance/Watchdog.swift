internal import Foundation
internal import Synchronization

/// Notices that a call in this process does not return: of a subject that is measured, of a pattern.
///
/// Such a call can only be ended together with its process. Before measuring, each benchmark was
/// answered once in a process of its own; this is for a subject that stops later.
final class Watchdog: Sendable {
  private struct State {
    /// What is measured; nil while nothing is.
    var measured: String?
    var batches = 0
    var batchesSeen = -1
    var silentLooks = 0
  }

  private let state = Mutex(State())

  /// A batch begins.
  func beat() { state.withLock { $0.batches += 1 } }

  /// From here on batches of this are awaited; nil for none.
  func watch(_ measured: String?) {
    state.withLock { state in
      state.measured = measured
      state.batches += 1
    }
  }

  /// Looks again and again whether another batch has begun, until none has.
  ///
  /// - Parameters:
  ///   - interval: Between two looks. A batch may take twice that in any case, and never more than
  ///     three times.
  ///   - onSilence: Called with what is measured, on a thread that no subject can block.
  func start(interval: Duration, onSilence: @escaping @Sendable (_ measured: String) -> Void) {
    let timer = DispatchSource.makeTimerSource(queue: .global())
    // The timer keeps itself alive through its handler.
    timer.setEventHandler { [self] in
      guard let measured = look() else { return }
      timer.cancel()
      onSilence(measured)
    }
    let seconds = interval / .seconds(1)
    timer.schedule(deadline: .now() + seconds, repeating: seconds)
    timer.activate()
  }

  /// What is measured, if no batch of it has begun since the look before the last.
  ///
  /// One look is not enough: a process that was stopped and goes on looks before it does anything
  /// else.
  func look() -> String? {
    state.withLock { state in
      state.silentLooks = state.batches == state.batchesSeen ? state.silentLooks + 1 : 0
      state.batchesSeen = state.batches
      return state.silentLooks == 2 ? state.measured : nil
    }
  }
}
