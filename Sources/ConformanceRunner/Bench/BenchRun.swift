package import AuthConformance
package import ConformanceModel

/// Measures a subject on benchmarks beside a yardstick, each in process after process.
///
/// Where a process' code and data come to lie decides about a tenth of what it costs, and stays the
/// same until it ends: rounds within one process agree with each other and not with the next (T.
/// Kalibera and R. Jones, "Rigorous Benchmarking in Reasonable Time", ISMM 2013). Both sides are
/// therefore started anew for each value of the estimate.
package struct BenchRun: Sendable {
  /// Starts a process.
  package typealias Launch = @Sendable () async throws -> BenchTarget

  /// What cannot go on, because a subject misbehaved.
  package struct Fault: Error {
    /// The benchmark's name.
    package let benchmark: String
    /// What happened.
    package let fault: SubjectFault
  }

  /// How thoroughly to measure.
  private struct Effort: Sendable {
    /// Processes of each side, unless all rounds take too long.
    var launches: Int
    /// Rounds in each.
    var rounds: Int
    /// Batches before them that count for nothing, beside those in which the process finds its pace.
    var warmup = 0
    /// How long a batch is to take, in nanoseconds.
    var batch: UInt64
    /// How long all rounds of so many launches may take of a benchmark, in nanoseconds;
    /// ``BenchSeries/fewestLaunches`` are measured anyway.
    var limit: Double
  }

  /// Starts what every subject is compared with.
  package let yardstick: Launch
  private let slowdown: Double
  private let effort: Effort

  /// - Parameters:
  ///   - slowdown: The subject performs so many times the operations that count: shows what a
  ///     gate would notice.
  ///   - profile: How thoroughly to measure.
  ///   - launches: Processes of each side in place of the profile's, however long they take.
  ///   - warmup: Batches of each contender in each process that count for nothing, beside those in
  ///     which it becomes faster.
  ///   - yardstick: Starts what every subject is compared with.
  package init(
    slowdown: Double = 1, profile: Profile, launches: Int? = nil, warmup: Int = 0,
    yardstick: @escaping Launch
  ) {
    self.yardstick = yardstick
    self.slowdown = slowdown
    var effort: Effort =
      switch profile {
      case .quick: .init(launches: 10, rounds: 4, batch: 1_000_000, limit: 1_000_000_000)
      case .standard: .init(launches: 20, rounds: 6, batch: 2_000_000, limit: 8_000_000_000)
      case .thorough: .init(launches: 60, rounds: 6, batch: 5_000_000, limit: 45_000_000_000)
      }
    effort.warmup = warmup
    if let launches { (effort.launches, effort.limit) = (launches, .infinity) }
    self.effort = effort
  }

  /// After how many launches a benchmark may end; the last of them are all there are.
  ///
  /// With a gate, what is open may go on up to twelve times as many: one process in six may be a
  /// tenth slower or faster than the rest, and an interval that still holds such a one tells no tenth
  /// from another.
  private func looks(isGated: Bool) -> [Int] {
    guard effort.limit.isFinite else { return [effort.launches] }
    return (isGated ? [1, 2, 5, 12] : [1, 2, 4, 6]).map { $0 * effort.launches }
  }

  /// Why a subject cannot be measured on a benchmark, as far as its contract tells; nil if it can.
  ///
  /// - Parameter name: What the reason calls it.
  package static func obstacle(
    _ subject: any Subject, _ task: BenchTask, _ name: String = "the subject"
  ) -> BenchObstacle? {
    task.needs.sorted { $0.rawValue < $1.rawValue }
      .first { !subject.offers($0) }
      .map { BenchObstacle(reason: "\(name) does not offer '\($0.rawValue)'") }
  }

  /// Measures a subject on benchmarks.
  ///
  /// - Parameters:
  ///   - series: One a benchmark, without launches; they have what was measured at the end.
  ///   - launch: Starts the subject.
  ///   - onTask: Called before a benchmark is measured in a launch, which is counted from 1, with
  ///     how many there are before the next decision.
  ///   - onLaunch: Called with what is known after each launch.
  /// - Throws: ``Fault`` where the subject misbehaves, and whatever a launch or the subject throws.
  package func measure(
    _ series: inout [BenchSeries], launch: @escaping Launch,
    onTask: (_ launch: Int, _ count: Int, BenchTask) -> Void = { _, _, _ in },
    onLaunch: ([BenchSeries]) -> Void = { _ in }
  ) async throws {
    let looks = looks(isGated: series.contains { $0.limit != nil })
    for index in series.indices { series[index].looks = looks.count }
    var first = 1
    for last in looks {
      let limit = effort.limit * Double(last) / Double(effort.launches)
      // What is decided is decided: a later look would have its own chance to be wrong.
      let goesOn = series.map { first == 1 || $0.wantsMore }
      for number in first...last {
        let open = series.indices.filter { index in
          goesOn[index] && series[index].obstacle == nil
            && (number <= BenchSeries.fewestLaunches || series[index].elapsed <= limit)
        }
        if open.isEmpty { break }
        try await add(
          to: &series, open, launch: launch, isReversed: number.isMultiple(of: 2)
        ) { onTask(number, last, $0) }
        onLaunch(series)
      }
      first = last + 1
    }
  }

  /// One launch of both sides.
  private func add(
    to series: inout [BenchSeries], _ open: [Int], launch: @escaping Launch, isReversed: Bool,
    onTask: (BenchTask) -> Void
  ) async throws {
    var started: [BenchTarget] = []
    do {
      for start in [launch, yardstick] { started.append(try await start()) }
      for index in open {
        onTask(series[index].task)
        try await add(to: &series[index], started[0], started[1], isReversed: isReversed)
      }
    } catch {
      for target in started { await target.stop() }
      throw error
    }
    for target in started { await target.stop() }
  }

  private func add(
    to series: inout BenchSeries, _ own: BenchTarget, _ theirs: BenchTarget, isReversed: Bool
  ) async throws {
    do {
      series.launches.append(try await costs(&series, own, theirs, isReversed: isReversed))
    } catch let obstacle as BenchObstacle {
      series.obstacle = obstacle
    } catch let fault as SubjectFault {
      throw Fault(benchmark: series.task.name, fault: fault)
    }
  }

  private func costs(
    _ series: inout BenchSeries, _ own: BenchTarget, _ theirs: BenchTarget, isReversed: Bool
  ) async throws -> BenchSeries.Launch {
    let task = series.task
    let meter = BenchMeter(batch: effort.batch)
    if series.counts == nil {
      let fewest = task.isDivisible ? 1.0 : 10.0
      series.clock = own.clock
      if task.name == BenchTask.nonce.name {
        series.entropyBytes = try await own.entropyPerNonce()
      }
      series.counts = try await meter.counts(
        fewest: fewest, own: { try await own.timed(task, $0 * slowdown) },
        theirs: { try await theirs.timed(task, $0) })
    }
    guard let counts = series.counts else { preconditionFailure("both counts were just found") }
    func contender(_ target: BenchTarget, _ count: Double, _ factor: Double) async throws
      -> BenchMeter.Contender
    {
      .init(count: count, timed: try await target.timed(task, count * factor))
    }
    // The processes take turns, and the twins take part where nothing is gated, too: one that was
    // just at it, or has done more, is faster by up to a tenth. The yardstick has twins as the
    // subject has: the inputs of a longer batch lie in a process' heap from then on, and make all
    // that it does dearer by some hundredths.
    var contenders: [BenchMeter.Contender] = []
    for factor in [1, BenchGate.slowdown, 1] {
      contenders.append(try await contender(own, counts.own, slowdown * factor))
      contenders.append(try await contender(theirs, counts.yardstick, factor))
    }
    let costs = try await meter.measure(
      contenders, rounds: effort.rounds, isReversed: isReversed, warmup: effort.warmup)
    if let echo = own.echo {
      for _ in 0..<11 { series.roundTrips.append(Double(try await echo())) }
    }
    return costs
  }
}
