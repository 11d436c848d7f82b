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
  /// The table, what went wrong, what was tried, and the token; none but the token's line is wider
  /// than `width`, unless a single word is.
  ///
  /// - Parameter withToken: False where the token is shown elsewhere.
  package func lines(width: Int = 80, withToken: Bool = true) -> [String] {
    guard let counterexample else { return [sentence] }
    let failure = counterexample.failure
    return InterleavingTable(counterexample.trace, width: width).lines
      + wrapped("claim", failure.claim, width) + wrapped("observed", failure.observed, width)
      + wrapped("tried", "\(tried) (level \(level.rawValue))", width)
      + (withToken ? ["again    \(counterexample.token)"] : [])
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

  /// A sentence under its heading, in as many lines as it needs.
  private func wrapped(_ head: String, _ text: String, _ width: Int) -> [String] {
    let indent = String(repeating: " ", count: 9)
    var lines: [String] = []
    var line = head + String(repeating: " ", count: 9 - head.count)
    for word in text.split(separator: " ") {
      if line.count > 9, line.count + 1 + word.count > width {
        lines.append(line)
        line = indent
      }
      line += (line.count > 9 ? " " : "") + word
    }
    return lines + [line]
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
