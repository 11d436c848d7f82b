package import ConformanceModel

extension SignInContract.Entry {
  /// By which of two places callbacks begin in scripted plays by this way in: where both are offered,
  /// each story is played with either place first.
  var firstTurn: Int { self == .async ? 0 : 1 }
}

/// What was seen of one scenario, when all had settled.
package struct SignInHistory: Sendable {
  /// One caller and everything it was told.
  package struct Caller: Hashable, Sendable {
    /// The attempt's name in the scenario.
    package var attempt: String
    /// The way in.
    package var entry: SignInContract.Entry
    /// What it was told, in order; one answer is right.
    package var answers: [SignInAnswer] = []
    /// Whether the provider had called back to it when it was told first.
    var hadCallback = false
  }

  /// One request that the implementation started.
  package struct Request: Hashable, Sendable {
    /// The attempt that was started last when the request was made.
    package var attempt: String
    /// What the implementation asked for.
    package var request: AuthorizationRequest
    /// What a success of this request carries.
    var issued: IssuedCredential
    /// How often the provider has called back.
    package var callbacks: Int
    /// How many of the callbacks found a delegate.
    package var heard: Int
    /// Whether the delegate was ever set.
    var hasHadDelegate: Bool
    /// Whether there was a delegate whenever it was started.
    var isStartedWithDelegate: Bool
    /// Whether somebody could say where to present it whenever it was started.
    var isAnchored: Bool
    /// Whether anybody was ever set to say so.
    var hasHadAnchor: Bool
    /// Whether that was done on the main thread, each time.
    var isAnchoredOnMain: Bool
    /// Whether its sheet was withdrawn.
    var isWithdrawn: Bool
    /// Whether it was made on the main thread.
    var isMadeOnMain: Bool
    /// Whether it was started there, each time.
    var isStartedOnMain: Bool
  }

  /// The callers in the order in which they started.
  package var callers: [Caller] = []
  /// The requests in the order in which they were started.
  package var requests: [Request] = []
  /// The most requests that were outstanding when all had settled.
  package var mostOutstanding = 0
  /// The random bytes handed out, in the order drawn.
  var drawn: [UInt8] = []
  /// One line a step: what happened, and what came of it.
  package var story: [String] = []

  /// The caller of an attempt.
  package func caller(_ attempt: String) -> Caller? { callers.first { $0.attempt == attempt } }

  /// The request of an attempt; the last one where it made several.
  package func request(of attempt: String) -> Request? {
    requests.last { $0.attempt == attempt }
  }
}
