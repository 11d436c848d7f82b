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
    // Ids are what a report has no freedom in.
    var hostile = Samples.hostile
    let ids = Requirement.all.map(\.id)
    for index in hostile.results.indices { hostile.results[index].id = ids[index] }
    for index in hostile.plots?.indices ?? 0..<0 {
      hostile.plots?[index].requirement = .nonceUnique
    }
    for index in hostile.newer?.indices ?? 0..<0 { hostile.newer?[index].id = .nonceUnique }
    for index in hostile.expectations?.indices ?? 0..<0 { hostile.expectations?[index].id = "*" }
    let bounded = JSONReport.bounded(hostile)
    #expect(try JSONReport.decode(JSONReport.encode(hostile)) == bounded)
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

  @Test(arguments: ["../../victim", "/etc/passwd", "nonce.\u{1B}[31m", ""])
  func `an id that is none is refused wherever it stands`(id: String) throws {
    let foreign = RequirementID(rawValue: id)
    let changes: [(place: String, change: (inout RunReport) -> Void)] = [
      ("#/results/0/id", { $0.results[0].id = foreign }),
      ("#/results/1/impliedBy", { $0.results[1].impliedBy = foreign }),
      ("#/plots/0/requirement", { $0.plots?[0].requirement = foreign }),
    ]
    for (place, change) in changes {
      var report = Samples.violation
      change(&report)
      let text = try JSONReport.encode(report)
      #expect {
        try JSONReport.decode(text)
      } throws: {
        "\($0)"
          == "\(place): found '\(HostileText.word(id))', expected an id such as 'nonce.unique'"
      }
    }
  }

  @Test(arguments: [(1, 0), (-5, -5), (2, 1), (1, 3_000_000_000)])
  func `a part of a run that there cannot be is refused`(index: Int, count: Int) throws {
    var report = Samples.violation
    report.shard = Shard(index: 1, count: 2)
    let text = try JSONReport.encode(report)
      .replacing(#""count" : 2"#, with: #""count" : \#(count)"#)
      .replacing(#""index" : 1"#, with: #""index" : \#(index)"#)
    #expect {
      try JSONReport.decode(text)
    } throws: {
      "\($0)" == "#/shard: found part \(index) of \(count), expected one of at most 1000"
    }
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
