internal import PlainText

/// What exploring the orders of one scenario found.
package struct ExplorationReport: Sendable {
  /// The result in one word.
  package enum Verdict: Hashable, Sendable {
    /// No order tried breaks a claim.
    case passed
    /// One does.
    case failed
    /// Something ran outside control: nothing can be said.
    case uncontrolled(ControlEscape)
    /// The token does not fit the run.
    case replayDiffers(ScheduleDifference)
  }

  /// The result.
  package internal(set) var verdict: Verdict
  /// How much of what ran the explorer decided.
  package let level: ControlLevel
  /// What was tried.
  package internal(set) var completeness: Completeness
  /// Different orders tried.
  package internal(set) var orders: Int
  /// Runs that broke a claim; the search stops at `failureLimit`.
  package internal(set) var failures: Int
  /// Steps of all runs of the search.
  package internal(set) var steps: Int
  /// Runs that were repeated, and went the same way.
  package internal(set) var probes: Int
  /// Whether instrumented code ran in a run, so that switches at accesses to memory were possible.
  package internal(set) var sawAccesses = false
  /// The races of the first order in which there were any, whether or not they are failures.
  package internal(set) var races: [DataRace] = []
  /// The first failing order, as simple as it gets.
  package internal(set) var counterexample: ScheduleCounterexample?

  /// Whether every order tried keeps every claim.
  package var isPassed: Bool { verdict == .passed }
}

/// An order that breaks a claim.
package struct ScheduleCounterexample: Sendable {
  /// What was claimed and what was seen.
  package let failure: ScheduleFailure
  /// What happened.
  package let trace: ScheduleTrace
  /// Runs it again.
  package let token: ScheduleToken
  /// Times a task was interrupted that could have gone on.
  package let preemptions: Int
  /// The first race of this order; nil where everything has its order.
  package let race: DataRace?
  /// Runs spent on simplifying it.
  package let shrinkingRuns: Int
}

extension ExplorationReport {
  /// What went wrong, which many pages show alone; the table, what was tried, and the token. The
  /// table is no wider than `width`, unless a single word is; sentences are for the page to wrap.
  ///
  /// - Parameters:
  ///   - story: The scenario that was played, in words.
  ///   - withToken: False where the token is shown elsewhere.
  package func lines(of story: String? = nil, width: Int = 80, withToken: Bool = true) -> [String] {
    guard let counterexample else { return [sentence] }
    let failure = counterexample.failure
    return [failure.observed] + (story.map { [$0] } ?? [])
      + InterleavingTable(counterexample.trace, width: width).lines
      + ["broken: \(failure.claim)", "tried: \(tried) (level \(level.rawValue))"]
      + (withToken ? ["again: \(counterexample.token)"] : [])
  }

  private var failed: String {
    orders == 1
      ? "failed in the first order tried"
      : "failed in \(Quantity.text(failures)) of \(Quantity.text(orders)) orders"
  }

  private var tried: String {
    let part = completeness.description
    if completeness.orders >= orders { return part }
    return "\(Quantity.text(orders)) orders, among them \(part)"
  }

  /// The result in one sentence.
  package var sentence: String {
    switch verdict {
    case .passed: "held in \(completeness) (level \(level.rawValue): \(level.reach))"
    case .failed: failed
    case .uncontrolled(let escape): "inconclusive: \(escape)"
    case .replayDiffers(let difference):
      "the token does not fit: \(difference). The scenario, or its build mode, has changed"
    }
  }
}
