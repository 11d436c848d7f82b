import Foundation
import PlainText
import Testing

@testable import ConformanceStatistics

/// Simulates what the tests promise. A few runs each time; with AUTH_CONFORMANCE_SIMULATE=1 the
/// full number, and `Reports/statistics-power.md` is written anew:
///
///     AUTH_CONFORMANCE_SIMULATE=1 swift test -c release -Xswiftc -enable-testing \
///       --filter StatisticsSimulation
@Suite(.serialized) struct StatisticsSimulationTests {
  private static let powerRuns = SimulationSize.isFull ? 10_000 : 10
  private static let falseAlarmRuns = SimulationSize.isFull ? 16_668 : 6

  @Test func `defects are found as often as promised and correct generators never fail`()
    async throws
  {
    let found = await Self.powers()
    var lines: [String] = []
    for (scenario, found) in zip(PowerScenario.all, found) {
      // Fewer than promised must not be likely; runs are seeded, so this never flickers.
      if scenario.computed >= 1 {
        #expect(found == Self.powerRuns, "\(scenario.defect), \(scenario.test)")
      } else {
        let promise = BinomialDistribution(
          trials: Self.powerRuns, probability: max(scenario.computed, 1e-12))
        #expect(promise.logLowerTail(found) > -20, "\(scenario.defect), \(scenario.test)")
      }
      lines.append(Self.row(scenario, found: found))
    }
    #expect(found[0] == Self.powerRuns, "A missing letter is found in every run.")
    #expect(
      Double(found[2]) >= 0.999 * Double(Self.powerRuns),
      "byte % 65 is found by the suffix scan within 900 nonces.")
    let alarms = await Self.falseAlarms()
    var alarmLines: [String] = []
    for (scenario, alarms) in zip(FalseAlarmScenario.all, alarms) {
      #expect(alarms == 0, "\(scenario.name)")
      let runs = Quantity.text(Self.falseAlarmRuns)
      alarmLines.append("| \(scenario.name) | \(scenario.length) | \(runs) | \(alarms) |")
    }
    if SimulationSize.isFull { try Self.write(lines, alarmLines) }
  }

  private static func powers() async -> [Int] {
    await counts(PowerScenario.all.count, runs: powerRuns) { index in
      let scenario = PowerScenario.all[index]
      return { seed in scenario.finds(seed) }
    }
  }

  private static func falseAlarms() async -> [Int] {
    await counts(FalseAlarmScenario.all.count, runs: falseAlarmRuns) { index in
      let scenario = FalseAlarmScenario.all[index]
      return { seed in
        !scenario.failures(seed: seed).isEmpty || scenario.hasRecurrence(seed: seed)
      }
    }
  }

  /// For each scenario the number of runs that answer yes; scenarios run side by side.
  private static func counts(
    _ scenarios: Int, runs: Int, _ make: @escaping @Sendable (Int) -> (UInt64) -> Bool
  ) async -> [Int] {
    await withTaskGroup(of: (Int, Int).self) { group in
      for index in 0..<scenarios {
        group.addTask {
          let says = make(index)
          // Seeds of different scenarios are far apart.
          let first = UInt64(index) << 32
          return (index, (0..<runs).count { says(first + UInt64($0)) })
        }
      }
      var counts = [Int](repeating: 0, count: scenarios)
      for await (index, count) in group { counts[index] = count }
      return counts
    }
  }

  private static func row(_ scenario: PowerScenario, found: Int) -> String {
    let letters = Quantity.text(scenario.nonces * 32)
    let runs = Quantity.text(powerRuns)
    return "| \(scenario.defect) | \(scenario.test) | \(Quantity.text(scenario.nonces)) "
      + "| \(letters) | \(Quantity.text(found)) of \(runs) "
      + "| \(NumberText.power(scenario.computed)) |"
  }

  private static func write(_ power: [String], _ alarms: [String]) throws {
    let text = """
      # Power of the letter statistics

      Written by this command; seeds are fixed, so it writes the same again:

          AUTH_CONFORMANCE_SIMULATE=1 swift test -c release -Xswiftc -enable-testing \\
            --filter StatisticsSimulation

      ## Defects found

      65 letters, nonces of 32, false alarm of each test at most 1e-12. The last column is the lower
      bound that the test computes and prints without simulation; for the e-process that of one look
      at the end, while the simulation looks after every \(PowerScenario.nonceBatch) nonces.

      | defect | test | nonces | letters | found in | power, at least |
      |---|---|---|---|---|---|
      \(power.joined(separator: "\n"))

      ## False alarms

      All \(LetterTest.allCases.count) tests together (bound 1e-9), and the two that look for letters that
      come again (bound 1e-12 each), on exact generators, in samples of
      \(FalseAlarmScenario.sampleSizes.map(String.init).joined(separator: ", ")) nonces by turns.

      | alphabet | length | judgements | failed |
      |---|---|---|---|
      \(alarms.joined(separator: "\n"))

      """
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = root.appending(path: "Reports/statistics-power.md")
    try Data(text.utf8).write(to: file)
  }
}
