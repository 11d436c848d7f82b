package import ConformanceModel
internal import ConformanceStatistics

/// An earlier report whose ratios the present ones are held against.
package struct BenchBaseline: Sendable {
  /// Why a file cannot serve as a baseline.
  package struct Problem: Error, Equatable, Sendable, CustomStringConvertible {
    /// The whole message.
    package let description: String
  }

  private let report: BenchReport
  /// What the baseline holds and the run does not measure, by ``BenchResult/key``.
  package let leftOut: [String]

  /// Checks that an earlier report and a run speak of the same.
  ///
  /// - Parameters:
  ///   - report: The earlier report.
  ///   - file: What messages call it.
  ///   - build: How the present run was compiled.
  ///   - yardstick: What the present run compares with.
  ///   - measured: The ``BenchResult/key`` of everything that is about to be measured.
  /// - Throws: ``Problem`` for another build or yardstick, for a partial report, and for a
  ///   benchmark that the report lacks: a gate with a hole would go unnoticed.
  package init(
    _ report: BenchReport, file: String, build: String, yardstick: String, measured: [String]
  ) throws(Problem) {
    func problem(_ place: String, _ text: String) -> Problem {
      Problem(description: "\(file)#/\(place): \(text)")
    }
    guard report.build == build else {
      throw problem("build", "found '\(report.build)', but this is a \(build) build.")
    }
    guard report.yardstick == yardstick else {
      throw problem(
        "yardstick", "found '\(report.yardstick)', but this run compares with '\(yardstick)'.")
    }
    guard report.complete else {
      throw problem("complete", "found false: the run was stopped. Measure a whole baseline.")
    }
    let known = report.results.map(\.key)
    if let missing = measured.first(where: { !known.contains($0) }) {
      throw problem(
        "results",
        "lacks '\(missing)', which this run measures. Write a new baseline with '--json'.")
    }
    leftOut = known.filter { !measured.contains($0) }
    self.report = report
  }

  /// What is said of ``leftOut``; `nil` where everything is measured.
  package var note: String? {
    guard !leftOut.isEmpty else { return nil }
    let names = leftOut.map { "'\($0)'" }.joined(separator: ", ")
    return "not held against the baseline, because this run does not measure it: \(names)"
  }

  /// The highest ratio allowed to a result: that of the baseline, and the gate's tolerance.
  package func limit(_ key: String) -> BenchResult.Ratio? {
    report.results.first { $0.key == key }.map { result in
      .init(
        estimate: result.ratio.estimate * BenchGate.tolerance,
        lower: result.ratio.lower * BenchGate.tolerance,
        upper: result.ratio.upper * BenchGate.tolerance)
    }
  }
}
