import ConformanceModel
import Testing

@testable import ConformanceReports

@Suite struct BenchBarsTests {
  @Test func `the page has a labelled bar and an interval for each benchmark`() throws {
    let page = HTMLReport(Samples.violation, bench: BenchReportTests.measured).text
    for part in [
      "<section id=\"speed\"", "digest.64MiB", "0.48 (0.47–0.49), 33.9 ms",
      "Slower beyond doubt: 0, faster: 1, cannot be told: 1.",
      "py\\u{1B}[2J", "1,234 (1,209–1,271), 97.4 µs",
    ] {
      #expect(page.contains(part), "\(part)")
    }
    #expect(!HTMLReport(Samples.violation).text.contains("id=\"speed\""))
  }

  @Test func `figures that are no ratios are not drawn`() throws {
    var result = try #require(BenchReportTests.measured.results.first)
    for ratio in [
      BenchResult.Ratio(estimate: 0, lower: 0, upper: 0),
      BenchResult.Ratio(estimate: .infinity, lower: 1, upper: .infinity),
      BenchResult.Ratio(estimate: 1, lower: 2, upper: 3),
    ] {
      result.ratio = ratio
      #expect(BenchBars([result], of: "mine", yardstick: "reference", id: "b") == nil)
    }
  }

  @Test func `every element of the figures that is opened is closed`() {
    let page = HTMLReport(Samples.violation, bench: BenchReportTests.measured).text
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
