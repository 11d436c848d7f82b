/// What a run of a property found.
public struct PropertyOutcome<Value> {
  /// The result in one word.
  public enum Verdict: Hashable, Sendable {
    /// Every case passed, and coverage was as demanded.
    case passed
    /// There is a counterexample.
    case failed
    /// Nothing failed, but the run says too little.
    case unhealthy(HealthProblem)
    /// A demand on coverage was certainly not met.
    case uncovered
    /// A demand on coverage could not be decided in the cases allowed.
    case undecided
    /// The replay token does not fit the generator.
    case replayDiffers(ReplayDifference)
    /// The surrounding task was cancelled.
    case cancelled
  }

  /// What the property claims.
  public let name: String
  /// What the settings put before the choices in replay tokens.
  public let header: String
  /// The seed of the run.
  public let seed: UInt64
  /// The result.
  public internal(set) var verdict: Verdict
  /// Cases that passed.
  public internal(set) var passed: Int
  /// Cases that did not meet a precondition.
  public internal(set) var discarded: Int
  /// Times the property was run in all: cases, shrinking, explaining and describing.
  public internal(set) var evaluations: Int
  /// Whether the run tried every value that there is.
  public internal(set) var isExhaustive: Bool
  /// The different failures, each as simple as it gets; the first is the one found first.
  public internal(set) var counterexamples: [Counterexample<Value>]
  /// The demands on coverage with what was counted.
  public internal(set) var coverage: [CoverageResult]

  /// The failure found first.
  public var counterexample: Counterexample<Value>? { counterexamples.first }
  /// Whether the property holds as far as the run can tell.
  public var isPassed: Bool { verdict == .passed }
}

extension PropertyOutcome: CustomStringConvertible {
  /// The claim and the verdict in a few words; `report` has the rest.
  public var description: String { "'\(name)' \(verdict)" }
}

extension PropertyOutcome.Verdict: CustomStringConvertible {
  /// The verdict in a few words.
  public var description: String {
    switch self {
    case .passed: "passed"
    case .failed: "failed"
    case .unhealthy(let problem): "unhealthy: \(problem)"
    case .uncovered: "uncovered"
    case .undecided: "undecided"
    case .replayDiffers(let difference): "replay differs: \(difference)"
    case .cancelled: "cancelled"
    }
  }
}

extension PropertyOutcome: Sendable where Value: Sendable {}
