internal import ConformanceStatistics

/// Measures batches of several contenders in turn, so that all meet the same state of the machine.
///
/// A round runs every contender once and then once more in reverse order (A B B A): a machine that
/// slows down steadily treats all alike. The clock is a parameter, so that tests bring their own.
struct BenchMeter: Sendable {
  /// How thoroughly to measure.
  struct Effort: Sendable {
    /// Rounds, unless they take too long.
    var rounds: Int
    /// Rounds before them that count for nothing, while caches and clocks find their pace.
    var warmup = 0
    /// How long a batch is to take, in nanoseconds: long enough that reading the clock (about
    /// 25 ns) is lost in it, and short enough that most batches are left undisturbed.
    var batch: UInt64
    /// How long all rounds may take, in nanoseconds; ``fewestRounds`` are measured anyway.
    var limit: UInt64
  }

  /// With fewer, the bootstrap's interval is not worth its name.
  static let fewestRounds = 8
  /// More operations are never in one batch.
  static let mostOperations = 4_194_304.0

  let effort: Effort
  /// Nanoseconds since any fixed moment; never goes back.
  let now: @Sendable () -> UInt64
  /// Called before each batch, outside of what is timed.
  var onBatch: @Sendable () -> Void = {}

  /// One that is measured: operations in a batch, the batch, and its own clock where it has one.
  struct Contender: Sendable {
    let count: Double
    let batch: BenchTask.Batch
    var clock: (@Sendable () -> UInt64)?
  }

  /// How long a batch took, in nanoseconds.
  ///
  /// - Parameter clock: Of the process that does the work, where that is another one.
  func time(
    _ batch: BenchTask.Batch, by clock: (@Sendable () -> UInt64)? = nil
  ) async throws -> UInt64 {
    onBatch()
    let now = clock ?? self.now
    let start = now()
    try await batch()
    // The clock of a process that has ended stands at 0.
    return max(now(), start) - start
  }

  /// Finds how many operations take as long as a batch should.
  ///
  /// - Parameters:
  ///   - fewest: What it starts from, and never goes below.
  ///   - clock: Of the process that does the work, where that is another one.
  func calibrate(
    fewest: Double, by clock: (@Sendable () -> UInt64)? = nil,
    _ make: @Sendable (Double) async throws -> BenchTask.Batch
  ) async throws -> Contender {
    var count = fewest
    while true {
      let batch = try await make(count)
      // The least of some: the first fetches code and data, and any may be disturbed. A batch
      // that only seemed long would be too short for all rounds.
      var elapsed = try await time(batch, by: clock)
      for _ in 0..<2 { elapsed = min(elapsed, try await time(batch, by: clock)) }
      if elapsed >= effort.batch / 2 || count >= Self.mostOperations {
        return Contender(count: count, batch: batch, clock: clock)
      }
      let growth = Double(effort.batch) / Double(max(elapsed, 1))
      count = min((count * min(max(growth, 2), 16)).rounded(), Self.mostOperations)
    }
  }

  /// Measures in rounds.
  ///
  /// - Returns: For each contender the nanoseconds an operation of each batch, two a round.
  func measure(_ contenders: [Contender]) async throws -> [[Double]] {
    var costs = contenders.map { _ in [Double]() }
    for _ in 0..<effort.warmup {
      for contender in contenders { _ = try await time(contender.batch, by: contender.clock) }
    }
    var elapsed: UInt64 = 0
    for round in 0..<effort.rounds {
      if round >= Self.fewestRounds && elapsed > effort.limit { break }
      for index in Array(contenders.indices) + contenders.indices.reversed() {
        let nanoseconds = try await time(contenders[index].batch, by: contenders[index].clock)
        elapsed += nanoseconds
        costs[index].append(Double(nanoseconds) / contenders[index].count)
      }
    }
    return costs
  }

  /// The ratio of two contenders, a value a round.
  static func ratios(_ costs: [Double], to yardstick: [Double]) -> [Double] {
    var ratios: [Double] = []
    for index in stride(from: 0, to: min(costs.count, yardstick.count) - 1, by: 2) {
      let own: Double = costs[index] + costs[index + 1]
      let theirs: Double = yardstick[index] + yardstick[index + 1]
      // A clock too coarse for a batch gives zero; calibration makes that impossible but for 0/0.
      ratios.append(own / max(theirs, 1e-9))
    }
    return ratios
  }
}
