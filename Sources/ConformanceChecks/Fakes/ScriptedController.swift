package import ConformanceModel
internal import Synchronization

/// The fake provider's side of one authorization request.
///
/// Holds its delegate weakly, as AuthenticationServices does, and calls back only when a scenario
/// says so: never, once, twice, late, or from inside ``performRequests()``.
package final class ScriptedController: AuthorizationController {
  private struct State {
    weak var delegate: (any AuthorizationControllerDelegate)?
    var timesPerformed = 0
    var callbacks = 0
    var heard = 0
  }

  /// Counts the controllers of one stage from 1.
  package let number: Int
  /// What the implementation asked for.
  package let request: AuthorizationRequest
  private let early: ProviderCallback?
  private let performed: @Sendable () -> Void
  private let state = Mutex(State())

  /// - Parameters:
  ///   - number: Makes token, code, user, name and e-mail of this request's credential unique.
  ///   - request: What the implementation asked for.
  ///   - early: What to call back with from inside ``performRequests()``.
  ///   - performed: Told of every start before the early callback.
  package init(
    number: Int, request: AuthorizationRequest, early: ProviderCallback? = nil,
    performed: @escaping @Sendable () -> Void = {}
  ) {
    self.number = number
    self.request = request
    self.early = early
    self.performed = performed
  }

  package var delegate: (any AuthorizationControllerDelegate)? {
    get { state.withLock { $0.delegate } }
    set { state.withLock { $0.delegate = newValue } }
  }

  /// How often the request was started.
  package var timesPerformed: Int { state.withLock { $0.timesPerformed } }

  /// How often the provider has called back, whether or not anybody heard.
  package var callbacks: Int { state.withLock { $0.callbacks } }

  /// How many callbacks found a delegate.
  package var heard: Int { state.withLock { $0.heard } }

  package func performRequests() {
    state.withLock { $0.timesPerformed += 1 }
    performed()
    if let early { callBack(with: early) }
  }

  /// Calls the delegate, on the thread of the caller.
  ///
  /// - Returns: False where the delegate is gone, so that nobody heard.
  @discardableResult
  package func callBack(with callback: ProviderCallback) -> Bool {
    let listener = state.withLock { state in
      state.callbacks += 1
      if state.delegate != nil { state.heard += 1 }
      return state.delegate
    }
    guard let listener else { return false }
    switch ProviderOutcome(callback, for: self) {
    case .credential(let credential):
      listener.authorizationController(self, didCompleteWith: credential)
    case .error(let error):
      listener.authorizationController(self, didFailWith: error)
    }
    return true
  }
}
