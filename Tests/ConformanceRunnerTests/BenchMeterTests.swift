import ConformanceStatistics
import Synchronization
import Testing

@testable import AuthConformance
@testable import ConformanceRunner

/// A clock that only the work of contenders moves.
final class SimulatedClock: Sendable {
  private let time = Mutex<Double>(0)
  private let drift: Double
  let order = Mutex<[String]>([])

  /// - Parameter drift: How much dearer work becomes per nanosecond that has passed.
  init(drift: Double = 0) { self.drift = drift }

  var now: @Sendable () -> UInt64 { { UInt64(self.time.withLock { $0 }) } }

  func contender(count: Double, cost: Double, as name: String = "") -> BenchMeter.Contender {
    .init(count: count) {
      let start = self.now()
      self.work(cost, as: name)
      return self.now() - start
    }
  }

  func work(_ nanoseconds: Double, as name: String = "") {
    order.withLock { $0.append(name) }
    time.withLock { $0 += nanoseconds * (1 + drift * $0) }
  }
}

private final class Box: Sendable {
  let value: Mutex<Int>
  init(_ value: Int) { self.value = Mutex(value) }
}

@Suite struct BenchMeterTests {
  private let meter = BenchMeter(batch: 1_000_000)

  // Four batches each in which it becomes no faster, one of warm-up, two rounds; at the turn of each
  // a neighbour's batch that does not count.
  @Test(arguments: [
    (false, "AAAABBBBCCCC" + "ABC" + "ABC" + "B" + "CBA" + "CBA" + "B" + "ABC"),
    (true, "CCCCBBBBAAAA" + "CBA" + "CBA" + "B" + "ABC" + "ABC" + "B" + "CBA"),
  ])
  func `a round runs all contenders and then all in reverse order, the next the other way about`(
    isReversed: Bool, order: String
  ) async throws {
    let clock = SimulatedClock()
    let contenders = ["A", "B", "C"].map { clock.contender(count: 1, cost: 5, as: $0) }
    _ = try await meter.measure(contenders, rounds: 2, isReversed: isReversed, warmup: 1)
    #expect(clock.order.withLock { $0.joined() } == order)
  }

  @Test func `a process is warmed up until it becomes no faster, within bounds`() async throws {
    for (gain, batches) in [(0.8, 13), (0.999, 4), (0.9, 60)] {
      let clock = SimulatedClock()
      let cost = Mutex(1e9)
      let contender = BenchMeter.Contender(count: 1) {
        let now = cost.withLock { cost in
          defer { cost = max(1e9 * (gain == 0.8 ? 0.14 : 0), cost * gain) }
          return cost
        }
        clock.work(now, as: "A")
        return UInt64(now)
      }
      _ = try await meter.measure([contender], rounds: 0, warmup: 0)
      #expect(clock.order.withLock(\.count) == batches, "\(gain)")
    }
  }

  @Test func `costs are nanoseconds an operation, two batches a round`() async throws {
    let clock = SimulatedClock()
    let costs = try await meter.measure(
      [clock.contender(count: 10, cost: 1_000), clock.contender(count: 4, cost: 1_000)],
      rounds: 2, warmup: 3)
    #expect(costs == [[100, 100, 100, 100], [250, 250, 250, 250]])
    #expect(BenchMeter.ratio(costs[1], to: costs[0]) == 2.5)
  }

  @Test func `a machine that slows down steadily treats both sides alike`() async throws {
    // By the last round work costs twice what it did; A B A B would see B behind in every round.
    let clock = SimulatedClock(drift: 2e-6)
    let costs = try await meter.measure(
      [clock.contender(count: 1, cost: 5_000), clock.contender(count: 1, cost: 5_000)],
      rounds: 20, warmup: 0)
    #expect(costs[0].last! > 2 * costs[0].first!)
    #expect(abs(BenchMeter.ratio(costs[0], to: costs[1]) - 1) < 0.001)
  }

  @Test(arguments: [(1.0, 10.0), (50.0, 10.0), (50.0, 1.0), (9e6, 1.0)])
  func `a batch is calibrated to about its time`(cost: Double, fewest: Double) async throws {
    let clock = SimulatedClock()
    let count = try await meter.calibrate(fewest: fewest) { count in
      clock.contender(count: count, cost: count * cost).timed
    }
    #expect(abs(count * cost - 1_000_000) < 20_000 || count == fewest)
  }

  @Test(arguments: [(9, 0), (0, 9), (9, 9)])
  func `a side whose calibration was disturbed has batches of the same size as the other`(
    own: Int, theirs: Int
  ) async throws {
    // The first batches take three times as long, and seem long enough with a third of the work.
    let clock = SimulatedClock()
    func maker(_ disturbed: Int) -> BenchMeter.Maker {
      let left = Box(disturbed)
      return { count in
        {
          let factor = left.value.withLock { left in
            left -= 1
            return left >= 0 ? 3.0 : 1
          }
          return try await clock.contender(count: count, cost: count * 1_000 * factor).timed()
        }
      }
    }
    let counts = try await meter.counts(fewest: 10, own: maker(own), theirs: maker(theirs))
    #expect(counts == (own > 0 && theirs > 0 ? (333, 333) : (1_000, 1_000)))
  }

  @Test(arguments: [(1_000.0, 3_000.0), (1_000, 100_000)])
  func `sides of different cost have batches of one length`(
    own: Double, theirs: Double
  ) async throws {
    let clock = SimulatedClock()
    let counts = try await meter.counts(
      fewest: 10, own: { clock.contender(count: $0, cost: $0 * own).timed },
      theirs: { clock.contender(count: $0, cost: $0 * theirs).timed })
    #expect(counts == (1_000_000 / own, (1_000_000 / theirs).rounded()))
  }

  @Test func `work that takes no time ends the calibration at the most operations`() async throws {
    let clock = SimulatedClock()
    let count = try await meter.calibrate(fewest: 10) { _ in { 0 } }
    #expect(count == BenchMeter.mostOperations)
    #expect(clock.order.withLock { $0.isEmpty })
  }
}
