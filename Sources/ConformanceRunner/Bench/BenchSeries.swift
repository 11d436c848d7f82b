package import AuthConformance
package import ConformanceModel
internal import ConformanceStatistics

/// What the launches of one subject have shown on one benchmark so far.
package struct BenchSeries: Sendable {
  /// With fewer, not even the least and the greatest of them enclose the true ratio with 99 %.
  package static let fewestLaunches = 8

  /// The costs of one launch: of the subject and the yardstick, of both slowed, and of both again.
  typealias Launch = [[Double]]

  /// The subject's name.
  package let subject: String
  /// What is measured.
  package let task: BenchTask
  /// The highest ratio allowed, nil where nothing is gated.
  package let limit: BenchResult.Ratio?
  /// At how many numbers of launches it may end.
  var looks = 1
  /// Why it cannot be measured after all.
  package var obstacle: BenchObstacle?
  /// What is counted.
  var clock = BenchResult.Clock.processor
  /// Operations in a batch of the subject, and in one of the yardstick.
  var counts: (own: Double, yardstick: Double)?
  var launches: [Launch] = []
  var roundTrips: [Double] = []
  var entropyBytes: Double?

  /// - Parameters:
  ///   - subject: The subject's name.
  ///   - task: What is measured.
  ///   - limit: The highest ratio allowed, nil where nothing is gated.
  package init(subject: String, task: BenchTask, limit: BenchResult.Ratio?) {
    self.subject = subject
    self.task = task
    self.limit = limit
  }

  /// What a baseline knows the result by.
  package var key: String { "\(subject) \(task.name)" }

  /// How long all batches took, in nanoseconds.
  var elapsed: Double {
    guard let counts else { return 0 }
    return launches.joined().enumerated().reduce(0) { sum, costs in
      let isYardstick = !costs.offset.isMultiple(of: 2)
      return sum + costs.element.reduce(0, +) * (isYardstick ? counts.yardstick : counts.own)
    }
  }

  /// What the launches say together; nil where there are too few.
  package var result: BenchResult? {
    guard let counts, launches.count >= Self.fewestLaunches else { return nil }
    let ratio = estimate(0, to: 1)
    var result = BenchResult(
      subject: subject, benchmark: task.name, operation: task.operation, clock: clock,
      launches: launches.count, rounds: launches.reduce(0) { $0 + $1[0].count / 2 },
      ratio: .init(ratio), cost: .init(batches(of: 0), counts.own),
      yardstick: .init(batches(of: 1), counts.yardstick), bytes: task.bytes)
    result.entropyBytes = entropyBytes
    if !roundTrips.isEmpty {
      let roundTrip = roundTrips.sorted().sortedQuantile(0.5)
      result.wire = .init(
        roundTrip: roundTrip, perOperation: roundTrip * task.messages(counts.own))
    }
    if let limit {
      let twin = estimate(4, to: 0)
      let slowed = estimate(2, to: 0)
      let verdict = RegressionGate(subject: ratio, twin: twin, slowed: slowed)
        .verdict(limit: RatioEstimate(limit), tolerance: BenchGate.tolerance)
      result.gate = BenchGate(
        limit: limit.estimate, verdict: .init(verdict), twin: .init(twin), slowed: .init(slowed))
    }
    return result
  }

  private func batches(of contender: Int) -> [Double] { launches.flatMap { $0[contender] } }

  /// How many times away from the estimate its interval may end where nothing is gated: a third of
  /// the way to a baseline's tolerance, so that a gate which takes it for a baseline can decide.
  private static let precision = 1.016

  /// Whether more launches would tell more: of a gate that is undecided, or of a ratio that is no
  /// more exact yet than this machine lets it be in so few.
  var wantsMore: Bool {
    guard let result else { return false }
    guard let gate = result.gate else {
      return !RatioEstimate(result.ratio).isWithin(factor: Self.precision)
    }
    return gate.verdict != .within && gate.verdict != .worse
  }

  /// From one value a launch: what all rounds of a process have in common is no other round's noise.
  private func estimate(_ contender: Int, to yardstick: Int) -> RatioEstimate {
    RatioEstimate(
      ratios: launches.map { BenchMeter.ratio($0[contender], to: $0[yardstick]) }, looks: looks)
  }
}

extension BenchResult.Ratio {
  init(_ ratio: RatioEstimate) {
    self.init(estimate: ratio.estimate, lower: ratio.lower, upper: ratio.upper)
  }
}

extension RatioEstimate {
  fileprivate init(_ ratio: BenchResult.Ratio) {
    self.init(estimate: ratio.estimate, lower: ratio.lower, upper: ratio.upper)
  }
}

extension BenchResult.Cost {
  init(_ batches: [Double], _ count: Double) {
    let sorted = batches.sorted()
    self.init(
      operationsPerBatch: count, p50: sorted.sortedQuantile(0.5), p90: sorted.sortedQuantile(0.9),
      p99: sorted.sortedQuantile(0.99), batches: batches)
  }
}

extension BenchGate.Verdict {
  init(_ verdict: RegressionGate.Verdict) {
    switch verdict {
    case .within: self = .within
    case .worse: self = .worse
    case .undecided: self = .undecided
    case .machineTooNoisy: self = .machineTooNoisy
    }
  }
}
