internal import AuthConformance
internal import Synchronization

/// What is seen of sign-ins whose sheet nobody closes.
extension AppSubject {
  /// Whether a sign-in that waits for its sheet is answered when its task is cancelled.
  ///
  /// - Parameter limit: How long its parts may take: whoever is slower is taken for one that is not.
  /// - Returns: Nothing where no sign-in waits.
  func endsWithTask(within limit: Duration) async -> Bool? {
    let sheet = OpenSheet()
    let answered = Mutex(false)
    guard let provider = try? await makeProvider(in: .open(sheet)) else { return nil }
    let task = Task {
      _ = try? await provider.signIn()
      answered.withLock { $0 = true }
    }
    await Glance(limit).wait { sheet.isAskedFor }
    // Whoever is answered before the end of the task is so for another reason.
    guard sheet.isAskedFor, !answered.withLock({ $0 }) else { return nil }
    task.cancel()
    await Glance(limit).wait { answered.withLock { $0 } }
    return answered.withLock { $0 }
  }

  /// Signs in where there is no window, and returns where the process is still there.
  ///
  /// - Parameter limit: How long to wait for a sheet or an answer.
  func startsWithoutWindow(for limit: Duration) async {
    let sheet = OpenSheet()
    let answered = Mutex(false)
    guard let provider = try? await makeProvider(in: .open(sheet, hasWindow: false)) else { return }
    if contract.signIn.entries.contains(.async) {
      Task {
        _ = try? await provider.signIn()
        answered.withLock { $0 = true }
      }
    } else {
      await MainActor.run {
        provider.signIn { _ in answered.withLock { $0 = true } }
      }
    }
    await Glance(limit).wait { sheet.isAskedFor || answered.withLock { $0 } }
  }
}

/// Waits for what others do: for a time, and for as many turns of the main actor as a machine that is
/// not slow gives in it.
struct Glance {
  private let limit: Duration
  private static let turns = 100

  init(_ limit: Duration) { self.limit = limit }

  func wait(until isDone: @Sendable () -> Bool) async {
    let clock = ContinuousClock()
    let end = clock.now + limit
    var turns = 0
    while !isDone(), turns < Self.turns || clock.now < end {
      try? await Task.sleep(for: .milliseconds(4))
      await MainActor.run {}
      turns += 1
    }
  }
}

/// A sheet that nobody closes but the app.
private final class OpenSheet: AuthorizationController {
  private struct State {
    weak var delegate: (any AuthorizationControllerDelegate)?
    var isAskedFor = false
    var isWithdrawn = false
  }

  private let state = Mutex(State())

  var delegate: (any AuthorizationControllerDelegate)? {
    get { state.withLock { $0.delegate } }
    set { state.withLock { $0.delegate = newValue } }
  }

  /// Whether it was.
  var isAskedFor: Bool { state.withLock { $0.isAskedFor } }

  func performRequests() { state.withLock { $0.isAskedFor = true } }

  /// The delegate hears of it in a turn of its own, as of a user's cancel.
  func cancel() {
    let isFirst = state.withLock { state in
      defer { state.isWithdrawn = true }
      return state.isAskedFor && !state.isWithdrawn
    }
    guard isFirst else { return }
    Task { @MainActor in
      delegate?.authorizationController(
        self, didFailWith: AuthorizationError(code: AuthorizationError.canceledCode))
    }
  }
}

extension SignInEnvironment {
  /// There is one sheet, which nobody closes.
  fileprivate static func open(_ sheet: OpenSheet, hasWindow: Bool = true) -> SignInEnvironment {
    SignInEnvironment(
      makeController: { _ in sheet }, bytes: SystemBytes(), hasWindow: { hasWindow })
  }
}
