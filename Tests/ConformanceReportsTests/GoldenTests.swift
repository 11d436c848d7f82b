import ConformanceModel
import Testing

@testable import ConformanceReports

@Suite struct GoldenTests {
  @Test(arguments: ReportFormat.allCases)
  func `a run with every grade is rendered as its golden file shows`(format: ReportFormat) throws {
    try Golden.expect(
      ReportFormat.render(Samples.violation, as: format), equals: "violation.\(format.fileName)")
  }

  @Test(arguments: ReportFormat.allCases)
  func `a run without a fault is rendered as its golden file shows`(format: ReportFormat) throws {
    try Golden.expect(
      ReportFormat.render(Samples.conformity, as: format), equals: "conformity.\(format.fileName)")
  }

  @Test(arguments: ReportFormat.allCases)
  func `a hostile report is rendered as its golden file shows`(format: ReportFormat) throws {
    try Golden.expect(
      ReportFormat.render(Samples.hostile, as: format), equals: "hostile.\(format.fileName)")
  }

  @Test(arguments: ReportFormat.allCases)
  func `what became of expectations is rendered as its golden file shows`(
    format: ReportFormat
  ) throws {
    try Golden.expect(
      ReportFormat.render(Samples.expectations, as: format),
      equals: "expectations.\(format.fileName)")
  }

  @Test(arguments: [ReportOptions.Detail.quiet, .verbose])
  func `each level of detail is rendered as its golden file shows`(
    detail: ReportOptions.Detail
  ) throws {
    try Golden.expect(
      ReportFormat.render(Samples.violation, as: .text, options: .init(detail: detail)),
      equals: "violation.\(detail.rawValue).txt")
  }

  @Test func `colours are rendered as their golden file shows`() throws {
    try Golden.expect(
      ReportFormat.render(Samples.violation, as: .text, options: .init(color: true)),
      equals: "violation.color.txt")
  }

  @Test(arguments: [ReportFormat.text, .json, .markdown])
  func `the mutation matrix is rendered as its golden file shows`(format: ReportFormat) throws {
    try Golden.expect(Samples.gallery.render(as: format), equals: "gallery.\(format.fileName)")
  }
}
