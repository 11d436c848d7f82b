internal import Dispatch
internal import Synchronization

/// What is seen of an attempt from outside, whomever the app tells: how its sheet and its backend ended.
public final class AppSigns: Sendable {
  private struct State {
    var sheet: Result<Void, any Error>?
    var backend: Result<Void, any Error>?
    var asked = 0
    var hear: (@MainActor @Sendable () -> Void)?
  }

  private let state = Mutex(State())

  /// How its sheet ended; the first end counts.
  var sheet: Result<Void, any Error>? { state.withLock { $0.sheet } }
  /// How the backend answered last; nil while it is asked, or was never.
  var backend: Result<Void, any Error>? {
    state.withLock { $0.asked == 0 ? $0.backend : nil }
  }

  /// Notes that its sheet ends, before the app hears of it.
  @MainActor public func sheetEnds(_ error: (any Error)?) {
    let hear = state.withLock { state in
      state.sheet = state.sheet ?? error.map { .failure($0) } ?? .success(())
      return state.hear
    }
    hear?()
  }

  /// Notes that the app has heard of it.
  @MainActor public func sheetHasEnded() { state.withLock { $0.hear }?() }

  /// Notes that the backend is asked.
  public func backendIsAsked() { state.withLock { $0.asked += 1 } }

  /// Notes how the backend answered.
  public func backendAnswers(_ error: (any Error)?) {
    let hear = state.withLock { state in
      state.asked -= 1
      state.backend = error.map { .failure($0) } ?? .success(())
      return state.hear
    }
    guard let hear else { return }
    DispatchQueue.main.async { hear() }
  }

  /// Hears of every sign from now on; of none without a closure.
  func hear(_ hear: (@MainActor @Sendable () -> Void)?) { state.withLock { $0.hear = hear } }
}
