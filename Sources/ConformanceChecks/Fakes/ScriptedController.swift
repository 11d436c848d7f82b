package import ConformanceModel
internal import Synchronization

/// The fake provider's side of one authorization request.
///
/// Holds its delegate weakly, as AuthenticationServices does, and calls back only when a scenario
/// says so: never, once, twice, late, or from inside ``performRequests()``; on the main thread
/// unless the contract allows any.
package final class ScriptedController: AuthorizationController {
  private struct State {
    weak var delegate: (any AuthorizationControllerDelegate)?
    weak var anchor: (any AnyObject & Sendable)?
    var hasHadAnchor = false
    var anchorsOffMain = 0
    var startsWithoutAnchor = 0
    var isWithdrawn = false
    var hasHadDelegate = false
    var timesPerformed = 0
    var callbacks = 0
    var heard = 0
    var startsOffMain = 0
    var startsWithoutDelegate = 0
  }

  /// Counts the controllers of one stage from 1.
  package let number: Int
  /// What the implementation asked for.
  package let request: AuthorizationRequest
  /// Whether it was made on the main thread.
  package let isMadeOnMain: Bool
  private let main: MainThread
  private let place: SignInContract.Callbacks
  private let firstTurn: Int
  private let early: ProviderCallback?
  private let performed: @Sendable () -> Void
  private let state = Mutex(State())

  /// - Parameters:
  ///   - number: Makes token, code, user, name and e-mail of this request's credential unique.
  ///   - request: What the implementation asked for.
  ///   - callbacks: Where the contract lets the provider call back.
  ///   - main: The main thread.
  ///   - firstTurn: By which of two places callbacks begin where they may come anywhere.
  ///   - early: What to call back with from inside ``performRequests()``.
  ///   - performed: Told of every start before the early callback.
  package init(
    number: Int, request: AuthorizationRequest, callbacks: SignInContract.Callbacks = .mainActor,
    main: MainThread = .ofProcess, firstTurn: Int = 0, early: ProviderCallback? = nil,
    performed: @escaping @Sendable () -> Void = {}
  ) {
    self.number = number
    self.request = request
    place = callbacks
    self.main = main
    self.firstTurn = firstTurn
    isMadeOnMain = main.isCurrent
    self.early = early
    self.performed = performed
  }

  package var delegate: (any AuthorizationControllerDelegate)? {
    get { state.withLock { $0.delegate } }
    set {
      state.withLock { state in
        state.delegate = newValue
        if newValue != nil { state.hasHadDelegate = true }
      }
    }
  }

  package var presentationContextProvider: (any AnyObject & Sendable)? {
    get { state.withLock { $0.anchor } }
    set {
      let isOnMain = main.isCurrent
      state.withLock { state in
        state.anchor = newValue
        guard newValue != nil else { return }
        state.hasHadAnchor = true
        if !isOnMain { state.anchorsOffMain += 1 }
      }
    }
  }

  /// Withdraws the sheet; the delegate hears of it in a turn of its own, as of any cancel.
  ///
  /// So Apple's documentation of `ASAuthorizationController.cancel()` has it: where that cancels an
  /// active request, the delegate is told of an error.
  package func cancel() {
    let endsRequest = state.withLock { state in
      guard state.timesPerformed > 0, !state.isWithdrawn else { return false }
      state.isWithdrawn = true
      return state.callbacks == 0
    }
    guard endsRequest else { return }
    main.later("cancel for request \(number), withdrawn") {
      let isHeard = self.state.withLock { $0.callbacks == 0 && $0.delegate != nil }
      if isHeard { self.callBack(with: ProviderCallback(.cancel)) }
    }
  }

  /// Whether the request was withdrawn.
  package var isWithdrawn: Bool { state.withLock { $0.isWithdrawn } }

  /// Whether anybody was ever set to say where.
  package var hasHadAnchor: Bool { state.withLock { $0.hasHadAnchor } }

  /// How often somebody was set to say so elsewhere than on the main thread.
  package var anchorsOffMain: Int { state.withLock { $0.anchorsOffMain } }

  /// How often the request was started with nobody to say where.
  package var startsWithoutAnchor: Int { state.withLock { $0.startsWithoutAnchor } }

  /// Whether the delegate was ever set.
  package var hasHadDelegate: Bool { state.withLock { $0.hasHadDelegate } }

  /// How often the request was started.
  package var timesPerformed: Int { state.withLock { $0.timesPerformed } }

  /// How often the provider has called back, whether or not anybody heard.
  package var callbacks: Int { state.withLock { $0.callbacks } }

  /// How many callbacks found a delegate, and somebody behind it who hears.
  package var heard: Int { state.withLock { $0.heard } }

  /// How often the request was started elsewhere than on the main thread.
  package var startsOffMain: Int { state.withLock { $0.startsOffMain } }

  /// How often the request was started before anybody had been set to hear of it.
  package var startsWithoutDelegate: Int { state.withLock { $0.startsWithoutDelegate } }

  package func performRequests() {
    let isOnMain = main.isCurrent
    state.withLock { state in
      state.timesPerformed += 1
      if !isOnMain { state.startsOffMain += 1 }
      if state.delegate == nil { state.startsWithoutDelegate += 1 }
      if state.anchor == nil { state.startsWithoutAnchor += 1 }
    }
    performed()
    if let early { callBack(with: early) }
  }

  /// Calls the delegate where the contract lets the provider do so.
  ///
  /// Where that is anywhere, it is on the thread of the caller and on the main thread in turn.
  ///
  /// - Returns: False where no delegate is there, so that nobody heard.
  @discardableResult
  package func callBack(with callback: ProviderCallback) -> Bool {
    let listener = delegate.flatMap { $0.listener == nil ? nil : $0 }
    let turn = state.withLock { state in
      state.callbacks += 1
      if listener != nil { state.heard += 1 }
      return firstTurn + number + state.callbacks
    }
    guard let listener else { return false }
    if place == .anyThread, turn.isMultiple(of: 2) {
      main.stay("the \(callback.kind.text) callback of request \(self.number)") {
        tell(listener, callback)
      }
    } else {
      main.run { tell(listener, callback) }
    }
    return true
  }

  private func tell(
    _ listener: any AuthorizationControllerDelegate, _ callback: ProviderCallback
  ) {
    switch ProviderOutcome(callback, for: self) {
    case .credential(let credential):
      listener.authorizationController(self, didCompleteWith: credential)
    case .error(let error):
      listener.authorizationController(self, didFailWith: error)
    }
  }
}
