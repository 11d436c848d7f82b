import ConformanceModel
import Testing

@testable import ConformanceReports

@Suite struct JSONReportTests {
  @Test(arguments: [Sample.violation, .conformity, .expectations])
  func `a report read back is the report written`(sample: Sample) throws {
    let report = sample.report
    #expect(try JSONReport.decode(JSONReport.encode(report)) == report)
  }

  @Test func `a hostile report read back differs only where it was cut`() throws {
    let bounded = JSONReport.bounded(Samples.hostile)
    #expect(try JSONReport.decode(JSONReport.encode(Samples.hostile)) == bounded)
    #expect(bounded.subject == Samples.hostile.subject)
    #expect(bounded.results[0].evidence?.observed[0] == Samples.hostile.results[0].claim)
    #expect(bounded.results[0].evidence?.observed.count == 201)
  }

  @Test func `the schema comes first`() throws {
    let text = try JSONReport.encode(Samples.conformity)
    #expect(text.hasPrefix("{\n  \"$schema\" : \"urn:auth-conformance:schema:report-1\",\n"))
    #expect(text.hasSuffix("}\n"))
  }

  @Test(arguments: [
    ("", "#: this is not a JSON text"),
    ("[]", "#: expected a value of type Dictionary<String, Any>"),
    ("{}", "#: the key '$schema' is missing"),
    (#"{"$schema":7}"#, "#/$schema: expected a value of type String"),
  ])
  func `a file that is no report is refused with its place`(text: String, message: String) {
    #expect { try JSONReport.decode(text) } throws: { "\($0)" == message }
  }

  @Test func `a report of another schema is refused`() throws {
    let text = try JSONReport.encode(Samples.conformity)
      .replacing("schema:report-1", with: "schema:report-2")
    #expect {
      try JSONReport.decode(text)
    } throws: {
      "\($0)" == "#/$schema: found 'urn:auth-conformance:schema:report-2', "
        + "expected 'urn:auth-conformance:schema:report-1'"
    }
  }
}
