import ConformanceModel
import ConformanceReports
@testable import ConformanceRunner

extension Harness {
  /// What is accepted as a benchmark's report is shown in each format and serves as a baseline or not.
  static func baseline(_ input: [UInt8]) {
    guard let report = try? BenchJSON.decode(String(decoding: input, as: UTF8.self)) else { return }
    for text in [BenchText.render(report, color: false), BenchMarkdown.render(report)] {
      hold(!text.contains("\u{1B}"), "no report steers a terminal")
    }
    do {
      let baseline = try BenchBaseline(
        report, file: "f", build: report.build, yardstick: report.yardstick,
        measured: report.results.map(\.key))
      for result in report.results { hold(baseline.limit(result.key) != nil, "all have a limit") }
    } catch {
      hold(!error.description.isEmpty, "a problem is told")
    }
  }
}
