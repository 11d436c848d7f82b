package import ConformanceModel
internal import ConformanceStatistics

/// What counts the nanoseconds of a measurement; tests bring their own.
package struct BenchClocks: Sendable {
  /// Nanoseconds of processor time that this process has used.
  let processor: @Sendable () -> UInt64
  /// Nanoseconds since any fixed moment; never goes back.
  let wall: @Sendable () -> UInt64

  /// - Parameters:
  ///   - processor: Nanoseconds of processor time that this process has used.
  ///   - wall: Nanoseconds since any fixed moment; never goes back.
  package init(
    processor: @escaping @Sendable () -> UInt64, wall: @escaping @Sendable () -> UInt64
  ) {
    self.processor = processor
    self.wall = wall
  }
}

/// Measures subjects on benchmarks beside a yardstick, and gates what has a limit.
package struct BenchRun: Sendable {
  /// What every subject is compared with.
  let yardstick: any Subject
  /// Does so much work more than asked; 1 for none.
  let slowdown: Double
  private let effort: BenchMeter.Effort
  private let clocks: BenchClocks
  private let onBatch: @Sendable () -> Void

  /// - Parameters:
  ///   - yardstick: What every subject is compared with; measured in this process.
  ///   - slowdown: The subject performs so many times the operations that count: shows what a
  ///     gate would notice.
  ///   - profile: How thoroughly to measure.
  ///   - rounds: Rounds in place of the profile's, however long they take.
  ///   - warmup: Rounds before them that count for nothing.
  ///   - clocks: What counts the nanoseconds.
  ///   - onBatch: Called before each batch of operations, outside of what is timed.
  package init(
    yardstick: any Subject, slowdown: Double = 1, profile: Profile, rounds: Int? = nil,
    warmup: Int = 0, clocks: BenchClocks,
    onBatch: @escaping @Sendable () -> Void = {}
  ) {
    self.yardstick = yardstick
    self.slowdown = slowdown
    self.clocks = clocks
    self.onBatch = onBatch
    var effort: BenchMeter.Effort =
      switch profile {
      case .quick: .init(rounds: 15, batch: 1_000_000, limit: 500_000_000)
      case .standard: .init(rounds: 30, batch: 4_000_000, limit: 3_000_000_000)
      case .thorough: .init(rounds: 100, batch: 10_000_000, limit: 20_000_000_000)
      }
    effort.warmup = warmup
    if let rounds { (effort.rounds, effort.limit) = (rounds, .max) }
    self.effort = effort
  }

  /// Why a subject cannot be measured on a benchmark, as far as its contract tells; nil if it can.
  package static func obstacle(_ target: BenchTarget, _ task: BenchTask) -> BenchObstacle? {
    task.needs.sorted { $0.rawValue < $1.rawValue }
      .first { !target.subject.offers($0) }
      .map { BenchObstacle(reason: "the subject does not offer '\($0.rawValue)'") }
  }

  /// Measures one subject on one benchmark.
  ///
  /// - Parameter limit: The highest ratio allowed, nil where nothing is gated.
  /// - Throws: ``BenchObstacle`` where the subject cannot do it, and whatever it throws.
  package func measure(
    _ target: BenchTarget, _ task: BenchTask, limit: Double? = nil
  ) async throws -> BenchResult {
    let fewest = task.isDivisible ? 1.0 : 10.0
    let subject = target.subject
    let clock = target.clock
    let meter = BenchMeter(
      effort: effort, now: clock == .wall ? clocks.wall : clocks.processor, onBatch: onBatch)
    let own = try await meter.calibrate(fewest: fewest, by: target.programClock) { count in
      try await task.batch(subject, count * slowdown)
    }
    let theirs = try await meter.calibrate(fewest: fewest) { count in
      try await task.batch(yardstick, count)
    }
    var contenders = [own, theirs]
    if limit != nil {
      let more = slowdown * BenchGate.slowdown
      contenders.append(own)
      contenders.append(
        .init(
          count: own.count, batch: try await task.batch(subject, own.count * more),
          clock: own.clock))
    }
    let costs = try await meter.measure(contenders)
    let ratio = Self.estimate(costs[0], costs[1])
    var result = BenchResult(
      subject: target.name, benchmark: task.name, operation: task.operation,
      clock: clock, rounds: costs[0].count / 2, ratio: .init(ratio),
      cost: .init(costs[0], own.count), yardstick: .init(costs[1], theirs.count), bytes: task.bytes)
    if task.name == BenchTask.nonce.name {
      result.entropyBytes = try await target.entropyPerNonce()
    }
    result.wire = try await wire(target, task, own.count, meter)
    if let limit {
      let twin = Self.estimate(costs[2], costs[0])
      let slowed = Self.estimate(costs[3], costs[0])
      let verdict = RegressionGate(subject: ratio, twin: twin, slowed: slowed)
        .verdict(limit: limit, tolerance: BenchGate.tolerance)
      result.gate = BenchGate(
        limit: limit, verdict: .init(verdict), twin: .init(twin), slowed: .init(slowed))
    }
    return result
  }

  private func wire(
    _ target: BenchTarget, _ task: BenchTask, _ count: Double, _ meter: BenchMeter
  ) async throws -> BenchResult.Wire? {
    guard let echo = target.echo else { return nil }
    var times: [Double] = []
    for _ in 0..<101 { times.append(Double(try await meter.time(echo, by: target.programClock))) }
    times.sort()
    let roundTrip = times.sortedQuantile(0.5)
    return .init(roundTrip: roundTrip, perOperation: roundTrip * task.messages(count))
  }

  private static func estimate(_ costs: [Double], _ yardstick: [Double]) -> RatioEstimate {
    // The seed is fixed: the same rounds always give the same interval.
    RatioEstimate(ratios: BenchMeter.ratios(costs, to: yardstick), seed: 1)
  }
}

extension BenchResult.Ratio {
  init(_ ratio: RatioEstimate) {
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
