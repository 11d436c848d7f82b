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

  func work(_ nanoseconds: Double, as name: String = "") {
    order.withLock { $0.append(name) }
    time.withLock { $0 += nanoseconds * (1 + drift * $0) }
  }
}

@Suite struct BenchMeterTests {
  private func meter(_ clock: SimulatedClock, rounds: Int = 10, limit: UInt64 = .max) -> BenchMeter
  {
    BenchMeter(effort: .init(rounds: rounds, batch: 1_000_000, limit: limit), now: clock.now)
  }

  @Test func `a round runs all contenders and then all in reverse order`() async throws {
    let clock = SimulatedClock()
    let contenders = ["A", "B", "C"].map { name in
      BenchMeter.Contender(count: 1) { clock.work(5, as: name) }
    }
    _ = try await meter(clock, rounds: 2).measure(contenders)
    #expect(clock.order.withLock { $0.joined() } == "ABCCBAABCCBA")
  }

  @Test func `costs are nanoseconds an operation, two batches a round`() async throws {
    let clock = SimulatedClock()
    let costs = try await meter(clock, rounds: 2).measure([
      .init(count: 10) { clock.work(1_000) }, .init(count: 4) { clock.work(1_000) },
    ])
    #expect(costs == [[100, 100, 100, 100], [250, 250, 250, 250]])
    #expect(BenchMeter.ratios(costs[1], to: costs[0]) == [2.5, 2.5])
  }

  @Test func `a machine that slows down steadily treats both sides alike`() async throws {
    // By the last round work costs twice what it did; A B A B would see B behind in every round.
    let clock = SimulatedClock(drift: 2e-6)
    let costs = try await meter(clock, rounds: 20).measure([
      .init(count: 1) { clock.work(5_000) }, .init(count: 1) { clock.work(5_000) },
    ])
    #expect(costs[0].last! > 2 * costs[0].first!)
    for ratio in BenchMeter.ratios(costs[0], to: costs[1]) {
      #expect(abs(ratio - 1) < 0.001)
    }
  }

  @Test(arguments: [(1.0, 10.0), (50.0, 10.0), (50.0, 1.0), (9e6, 1.0)])
  func `a batch is calibrated to about its time`(cost: Double, fewest: Double) async throws {
    let clock = SimulatedClock()
    let contender = try await meter(clock).calibrate(fewest: fewest) { count in
      { clock.work(count * cost) }
    }
    let time = contender.count * cost
    #expect(time >= 500_000)
    #expect(time <= 2_000_000 || contender.count == fewest)
  }

  @Test func `work that takes no time ends the calibration at the most operations`() async throws {
    let clock = SimulatedClock()
    let contender = try await meter(clock).calibrate(fewest: 10) { _ in {} }
    #expect(contender.count == BenchMeter.mostOperations)
    #expect(clock.order.withLock { $0.isEmpty })
  }

  @Test func `rounds end at the time limit, but never before the eighth`() async throws {
    let clock = SimulatedClock()
    let costs = try await meter(clock, rounds: 50, limit: 1_000_000).measure([
      .init(count: 1) { clock.work(400_000) }, .init(count: 1) { clock.work(100_000) },
    ])
    #expect(costs.map(\.count) == [16, 16])
  }
}
