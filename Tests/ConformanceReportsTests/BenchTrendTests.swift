import ConformanceModel
import Testing

@testable import ConformanceReports

@Suite struct BenchTrendTests {
  private static func report(_ day: Int, ratio: Double, width: Double = 0.01) throws -> BenchReport
  {
    var report = BenchReportTests.measured
    report.startedAt = "2026-01-0\(day)T00:00:00"
    var result = try #require(report.results.first)
    result.ratio = .init(estimate: ratio, lower: ratio - width, upper: ratio + width)
    report.results = [result]
    return report
  }

  @Test(arguments: [
    ([2.0, 2.0, 2.4], "dearer beyond doubt", 1), ([2.0, 2.4, 1.5], "cheaper beyond doubt", 1),
    ([2.0, 2.4, 2.4], "dearer beyond doubt", 2),
    ([2.0, 2.0, 2.0], "no change that can be told", 0),
  ])
  func `the page says what became of each benchmark, in the order of time`(
    ratios: [Double], change: String, dearer: Int
  ) throws {
    let reports = try ratios.enumerated().map { try Self.report($0 + 1, ratio: $1) }
    let page = HTMLBench(reports.reversed()).text
    #expect(page.contains("Speed <small>3 runs</small>"))
    #expect(
      page.contains(
        "From \(BenchFigures.ratio(ratios[0])) times reference in the first run to "
          + "\(BenchFigures.ratio(ratios[2])) in the last: \(change). Dearer than the first beyond "
          + "doubt (red): \(dearer) of 3 runs."))
    #expect(page.split(separator: "class=\"outside\"").count - 1 == dearer)
  }

  @Test func `one run alone has bars, and what was measured once has no trend`() throws {
    let first = try Self.report(1, ratio: 2)
    #expect(HTMLBench([first]).text.contains("Bars of 1 ratios."))
    var second = try Self.report(2, ratio: 2)
    second.results[0].benchmark = "another"
    let page = HTMLBench([first, second]).text
    #expect(page.contains("No benchmark was measured in two of the runs."))
  }

  @Test func `figures that are no ratios are left out`() throws {
    let reports = [
      try Self.report(1, ratio: 2), try Self.report(2, ratio: .infinity),
      try Self.report(3, ratio: 2),
    ]
    #expect(HTMLBench(reports).text.contains("<small>2 runs</small></h3>"))
  }

  @Test func `every element that is opened is closed, and names of others are escaped`() throws {
    var report = try Self.report(1, ratio: 2)
    report.results[0].subject = "<b>mine"
    var later = report
    later.startedAt = "<i>"
    let page = HTMLBench([report, later]).text
    #expect(!page.contains("<b>") && !page.contains("<i>"))
    for element in ["figure", "svg", "text", "title", "table", "tr", "th", "td", "details"] {
      let opened =
        page.split(separator: "<\(element)>", omittingEmptySubsequences: false).count
        + page.split(separator: "<\(element) ", omittingEmptySubsequences: false).count - 2
      let closed =
        page.split(separator: "</\(element)>", omittingEmptySubsequences: false).count - 1
      #expect(opened == closed, "\(element)")
    }
  }
}
