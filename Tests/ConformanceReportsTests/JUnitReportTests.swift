import ConformanceModel
import Foundation
import Testing

@testable import ConformanceReports

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct JUnitReportTests {
  @Test(arguments: [Sample.violation, .conformity, .hostile])
  func `the counts of each suite are those of its cases`(sample: Sample) throws {
    let report = sample.report
    let counter = try Counter(JUnitReport(report).text)
    #expect(counter.declared == counter.counted)
    #expect(counter.counted.reduce(0) { $0 + ($1["tests"] ?? 0) } == report.results.count)
  }

  @Test func `a CI service sees a failure or an error exactly where the run has one`() throws {
    let counter = try Counter(JUnitReport(Samples.violation).text)
    let expected = Samples.violation.results.filter {
      Samples.violation.failsRun($0) || $0.grade == .suiteError
    }
    let counted = counter.counted.map { ($0["failures"] ?? 0) + ($0["errors"] ?? 0) }
    #expect(counted.reduce(0, +) == expected.count)
  }

  @Test func `the message is what was seen and why, and marks are explained once`() {
    let order = Evidence(
      observed: [
        "two requests",
        "     A                    B", "     -------------------  -----------------",
        "1    signIn, yields /3", "broken: at most one request",
      ], cause: .foreign("the second caller comes in"))
    var report = Samples.conformity
    report.results = [
      Samples.result(.guardExclusive, .fail(cases: 1, scope: "", order)),
      Samples.result(.guardSuspension, .fail(cases: 1, scope: "", order)),
    ]
    let text = JUnitReport(report).text
    let message = "message=\"two requests; likely: the second caller comes in\""
    #expect(text.ranges(of: message).count == 2)
    #expect(text.ranges(of: "\nmarks: `/1`").count == 1)
    #expect(MarkdownReport(report).text.ranges(of: "\n- marks: `/1`").count == 1)
  }

  @Test(arguments: ["2026-01-02T03:04:05Z", "2026-01-02", "now", ""])
  func `a start that the schema does not allow is left out`(startedAt: String) {
    var report = Samples.conformity
    report.timing.startedAt = startedAt
    #expect(JUnitReport(report).text.contains("timestamp=\"1970-01-01T00:00:00\""))
  }

  @Test func `what XML cannot hold is dropped by the last line of defence`() {
    #expect(XMLText.escaped("\u{0}\u{B}a\u{FFFE}<&>\"'\n") == "a&lt;&amp;&gt;&quot;&apos;&#10;")
  }

  @Test(arguments: [
    (0.0, "0.000"), (1.2345, "1.235"), (0.00001, "0.000"), (-1, "0.000"), (.nan, "0.000"),
    (.infinity, "0.000"), (1e300, "31536000.000"),
  ])
  func `seconds are decimals without an exponent`(seconds: Double, text: String) {
    #expect(Numbers.decimal(seconds) == text)
  }
}

/// Counts the cases of a JUnit file beside the counts that its suites declare.
private final class Counter: NSObject, XMLParserDelegate {
  var declared: [[String: Int]] = []
  var counted: [[String: Int]] = []

  init(_ text: String) throws {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
  }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    let names = [
      "testcase": "tests", "failure": "failures", "error": "errors", "skipped": "skipped",
    ]
    if element == "testsuite" {
      declared.append(
        names.values.reduce(into: [:]) { $0[$1] = attributes[$1].flatMap { Int($0) } })
      counted.append(names.values.reduce(into: [:]) { $0[$1] = 0 })
    } else if let name = names[element] {
      counted[counted.count - 1][name, default: 0] += 1
    }
  }
}
