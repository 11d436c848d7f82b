import ConformanceModel
import ConformanceReports

extension Harness {
  /// What is accepted as a report can be written in every format and read again.
  static func report(_ input: [UInt8]) {
    guard let report = try? JSONReport.decode(String(decoding: input, as: UTF8.self)) else {
      return
    }
    let ids = report.results.map(\.id.rawValue) + (report.plots ?? []).map(\.requirement.rawValue)
    hold(!ids.contains { $0.contains("/") || $0.contains("..") }, "no id is a path")
    for format in ReportFormat.allCases {
      let text = try? ReportFormat.render(report, as: format, options: ReportOptions())
      hold(text?.contains("\u{1B}") != true, "no report steers a terminal")
    }
  }
}
