/// One subject measured on one benchmark, beside the yardstick.
package struct BenchResult: Codable, Hashable, Sendable {
  /// A ratio of costs and its interval.
  package struct Ratio: Codable, Hashable, Sendable {
    /// The median over the launches: 2 means twice as slow.
    package var estimate: Double
    /// The lower end of the 99 % interval.
    package var lower: Double
    /// The upper end of the 99 % interval.
    package var upper: Double

    package init(estimate: Double, lower: Double, upper: Double) {
      self.estimate = estimate
      self.lower = lower
      self.upper = upper
    }
  }

  /// What one operation costs, from the means of batches.
  package struct Cost: Codable, Hashable, Sendable {
    /// Operations in a batch.
    package var operationsPerBatch: Double
    /// Half of the batches took at most this, in nanoseconds an operation.
    package var p50: Double
    /// Nine tenths of the batches took at most this.
    package var p90: Double
    /// 99 % of the batches took at most this.
    package var p99: Double
    /// The mean of each batch in nanoseconds an operation, in the order measured: a plot's data.
    package var batches: [Double]

    package init(
      operationsPerBatch: Double, p50: Double, p90: Double, p99: Double, batches: [Double]
    ) {
      self.operationsPerBatch = operationsPerBatch
      self.p50 = p50
      self.p90 = p90
      self.p99 = p99
      self.batches = batches
    }
  }

  /// What the way to another process and back costs; part of the subject's cost.
  package struct Wire: Codable, Hashable, Sendable {
    /// The median time of the shortest message and its answer, in nanoseconds.
    package var roundTrip: Double
    /// The same for one operation: several share a message.
    package var perOperation: Double

    package init(roundTrip: Double, perOperation: Double) {
      self.roundTrip = roundTrip
      self.perOperation = perOperation
    }
  }

  /// What was counted.
  package enum Clock: String, Codable, Hashable, Sendable {
    /// The processor time of whoever holds the subject: what others do hardly shows.
    case processor
    /// The time of a wall clock: of a program whose processor time is not told.
    case wall
  }

  /// The subject's name.
  package var subject: String
  /// The benchmark's name.
  package var benchmark: String
  /// What one operation is, in words.
  package var operation: String
  /// What was counted.
  package var clock: Clock
  /// Processes of each side, of which each gave one value of the ratio; nil in files of versions that
  /// measured within one.
  package var launches: Int?
  /// Rounds measured in all of them: subject and yardstick in turn, and back in reverse order.
  package var rounds: Int
  /// Cost of the subject by cost of the yardstick: the figure to quote.
  package var ratio: Ratio
  /// What the subject costs.
  package var cost: Cost
  /// What the yardstick costs.
  package var yardstick: Cost
  /// Bytes that one operation hashes, where it hashes a message of a given size.
  package var bytes: Int?
  /// Bytes of the random source that one nonce takes, where the source can be injected.
  package var entropyBytes: Double?
  /// What the wire costs, for a subject in another process.
  package var wire: Wire?
  /// What the gate says, where there is a limit.
  package var gate: BenchGate?

  package init(
    subject: String, benchmark: String, operation: String, clock: Clock, launches: Int? = nil,
    rounds: Int,
    ratio: Ratio, cost: Cost, yardstick: Cost, bytes: Int? = nil,
    entropyBytes: Double? = nil, wire: Wire? = nil,
    gate: BenchGate? = nil
  ) {
    self.subject = subject
    self.benchmark = benchmark
    self.operation = operation
    self.clock = clock
    self.launches = launches
    self.rounds = rounds
    self.ratio = ratio
    self.cost = cost
    self.yardstick = yardstick
    self.bytes = bytes
    self.entropyBytes = entropyBytes
    self.wire = wire
    self.gate = gate
  }

  /// What a baseline knows the result by.
  package var key: String { "\(subject) \(benchmark)" }
}

/// A limit, and what the gate says of a result.
package struct BenchGate: Codable, Hashable, Sendable {
  /// How much more work the slowed twin does: the smallest change that a gate must notice.
  package static let slowdown = 1.1
  /// What tells a slowed twin from an identical one, and how much more than before a baseline allows:
  /// halfway between them, as ratios count.
  package static let tolerance = slowdown.squareRoot()

  /// What the gate says.
  package enum Verdict: String, Codable, Hashable, Sendable, CaseIterable {
    /// The whole interval lies at or below the limit.
    case within
    /// The whole interval lies above the limit.
    case worse
    /// The limit lies inside the interval.
    case undecided
    /// One of the twins was misjudged: this machine cannot judge now.
    case machineTooNoisy
  }

  /// The highest ratio allowed.
  package var limit: Double
  /// What the gate says.
  package var verdict: Verdict
  /// The subject again, against the subject: an identical twin.
  package var twin: BenchResult.Ratio
  /// The subject with ``slowdown`` times the work, against the subject.
  package var slowed: BenchResult.Ratio

  package init(
    limit: Double, verdict: Verdict, twin: BenchResult.Ratio, slowed: BenchResult.Ratio
  ) {
    self.limit = limit
    self.verdict = verdict
    self.twin = twin
    self.slowed = slowed
  }
}
