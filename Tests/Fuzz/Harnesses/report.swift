import ConformanceModel
import ConformanceReports

/// What is accepted as a report can be written in every format and read again.
func exercise(_ input: [UInt8]) {
  guard let report = try? JSONReport.decode(String(decoding: input, as: UTF8.self)) else { return }
  for format in ReportFormat.allCases {
    let text = try? ReportFormat.render(report, as: format, options: ReportOptions())
    hold(text?.contains("\u{1B}") != true, "no report steers a terminal")
  }
}
