internal import ConformanceStatistics

/// Measures batches of several contenders in turn, so that all meet the same state of the machine.
///
/// A round runs every contender once and then once more in reverse order, the next round the other
/// way about (A B B A, B A A B): a machine that slows down steadily treats all alike, and each side
/// as often finds the caches as it left them. Whoever begins loads what both need, so that should
/// not always be the same. Nobody is measured twice in a row: at the turn of a round its neighbour
/// performs a batch that counts for nothing, because a process that was just at it is faster.
struct BenchMeter: Sendable {
  /// Performs one batch and tells how many nanoseconds it took.
  typealias Timed = @Sendable () async throws -> UInt64
  /// Makes a batch of so many operations.
  typealias Maker = @Sendable (Double) async throws -> Timed

  /// More operations are never in one batch.
  static let mostOperations = 4_194_304.0

  /// How long a batch is to take, in nanoseconds: long enough that reading the clock is lost in it,
  /// and short enough that most batches are left undisturbed.
  let batch: UInt64

  /// One that is measured: operations in a batch, and the batch.
  struct Contender: Sendable {
    let count: Double
    let timed: Timed

    /// The nanoseconds an operation of one batch.
    func cost() async throws -> Double { Double(try await timed()) / count }
  }

  /// Finds how many operations take as long as a batch should.
  ///
  /// - Parameter fewest: What it starts from, and never goes below.
  func calibrate(fewest: Double, _ make: Maker) async throws -> Double {
    var count = fewest
    while true {
      let elapsed = try await least(of: make(count))
      let growth = Double(batch) / Double(max(elapsed, 1))
      let isLong = elapsed >= batch / 2
      // What is a batch long already is no shorter next time: between two runs, too, what a batch
      // costs whatever is in it is then as great a part of an operation's cost.
      let factor = isLong ? max(growth, 1) : min(max(growth, 2), 16)
      count = min((count * factor).rounded(), max(count, Self.mostOperations))
      if isLong || count >= Self.mostOperations { return count }
    }
  }

  /// The operations in a batch of either side: the same of both where so many cost about the same.
  ///
  /// What a batch costs whatever is in it then falls on both alike. That one side had its calibration
  /// disturbed makes its count smaller, and says nothing of its cost.
  func counts(
    fewest: Double, own: Maker, theirs: Maker
  ) async throws -> (own: Double, yardstick: Double) {
    let counts = (
      own: try await calibrate(fewest: fewest, own),
      yardstick: try await calibrate(fewest: fewest, theirs)
    )
    let most = max(counts.own, counts.yardstick)
    guard most <= Self.mostDisturbed * min(counts.own, counts.yardstick) else { return counts }
    let times = [try await least(of: own(most)), try await least(of: theirs(most))].map(Double.init)
    return max(times[0], times[1]) <= 2 * min(times[0], times[1]) ? (most, most) : counts
  }

  /// How many times too long a batch may seem at the most: beyond that it costs more.
  private static let mostDisturbed = 8.0

  /// The least of some: the first fetches code and data, and any may be disturbed. A batch that only
  /// seemed long would be too short for all rounds.
  private func least(of timed: Timed) async throws -> UInt64 {
    var elapsed = try await timed()
    for _ in 0..<2 { elapsed = min(elapsed, try await timed()) }
    return elapsed
  }

  /// Measures in rounds.
  ///
  /// - Parameters:
  ///   - contenders: Who takes part.
  ///   - rounds: How many; an even number treats two contenders alike.
  ///   - isReversed: Whether the last of the contenders begins.
  ///   - warmup: Batches of each before them that count for nothing, beside those in which it still
  ///     becomes faster.
  /// - Returns: For each contender the nanoseconds an operation of each batch, two a round.
  func measure(
    _ contenders: [Contender], rounds: Int, isReversed: Bool = false, warmup: Int
  ) async throws -> [[Double]] {
    var costs = contenders.map { _ in [Double]() }
    let backwards = isReversed ? Array(contenders.indices) : contenders.indices.reversed()
    let forwards = Array(backwards.reversed())
    for index in forwards { try await warmUp(contenders[index]) }
    for _ in 0..<warmup {
      for index in forwards { _ = try await contenders[index].timed() }
    }
    for round in 0..<rounds {
      let way = round.isMultiple(of: 2) ? forwards : backwards
      for index in way { costs[index].append(try await contenders[index].cost()) }
      if let neighbour = way.dropLast().last { _ = try await contenders[neighbour].timed() }
      for index in way.reversed() { costs[index].append(try await contenders[index].cost()) }
    }
    return costs
  }

  /// Lets a new process find its pace: its caches fill, and some runtimes compile what is hot.
  ///
  /// That has come to its end where some batches in a row are no faster than the best before them.
  private func warmUp(_ contender: Contender) async throws {
    var best = try await contender.timed()
    var batches = 1
    var without = 0
    while without < Self.batchesWithoutGain, batches < Self.mostWarmup {
      let time = try await contender.timed()
      without = Double(time) < 0.97 * Double(best) ? 0 : without + 1
      best = min(best, time)
      batches += 1
    }
  }

  private static let batchesWithoutGain = 3
  /// A runtime that has not compiled what is hot by then is measured as it is.
  private static let mostWarmup = 60

  /// The ratio of two contenders: the median of the rounds, of which each has one.
  static func ratio(_ costs: [Double], to yardstick: [Double]) -> Double {
    let ratios = stride(from: 0, to: min(costs.count, yardstick.count) - 1, by: 2).map { index in
      let own: Double = costs[index] + costs[index + 1]
      let theirs: Double = yardstick[index] + yardstick[index + 1]
      // A clock too coarse for a batch gives zero; calibration makes that impossible but for 0/0.
      return own / max(theirs, 1e-9)
    }
    return ratios.sorted().sortedQuantile(0.5)
  }
}
