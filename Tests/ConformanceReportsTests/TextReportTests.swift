import ConformanceModel
import Testing

@testable import ConformanceReports

@Suite struct TextReportTests {
  @Test(arguments: [Sample.violation, .hostile, .conformity, .expectations])
  func `no line but a command is wider than 80 columns`(sample: Sample) throws {
    let report = sample.report
    for detail in ReportOptions.Detail.allCases {
      let text = try ReportFormat.render(report, as: .text, options: .init(detail: detail))
      let wide = text.split(separator: "\n").filter {
        Columns.count(String($0)) > 80 && !$0.hasPrefix("  again ")
      }
      #expect(wide == [])
    }
  }

  @Test func `colour adds nothing but escape sequences`() throws {
    let colored = try ReportFormat.render(
      Samples.violation, as: .text, options: .init(color: true))
    let plain = try ReportFormat.render(Samples.violation, as: .text)
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
  }

  @Test(arguments: [
    ("one two three", 7, ["one two", "three"]),
    ("abcdefgh ij", 3, ["abc", "def", "gh", "ij"]),
    ("", 5, [""]),
    ("日本語", 4, ["日本", "語"]),
  ])
  func `text is wrapped at spaces, and inside words too wide for a line`(
    text: String, columns: Int, lines: [String]
  ) {
    #expect(Columns.wrapped(text, to: columns) == lines)
  }

  @Test(arguments: [
    ("short", 5, "short"), ("longer", 5, "long…"), ("one, two", 5, "one…"),
    ("which follow", 9, "which…"), ("which follow", 6, "which…"),
    // A name as long as this is worth more than nothing.
    ("a \(String(repeating: "x", count: 40))", 30, "a \(String(repeating: "x", count: 27))…"),
  ])
  func `what does not fit ends in an ellipsis`(text: String, columns: Int, shown: String) {
    #expect(Columns.shortened(text, to: columns) == shown)
  }

  @Test(arguments: [
    (ReportFormat.text, "  likely    ", "  do        "),
    (.markdown, "- **likely**: ", "- **do**: "),
    (.junit, "likely: ", "do: "), (.github, "likely: ", "do: "),
  ])
  func `each of several mistakes has its remedy beside it`(
    format: ReportFormat, likely: String, remedy: String
  ) throws {
    var report = Samples.conformity
    let requirement = try #require(Requirement.named(.tokenClaims))
    report.results = []
    let evidence = Evidence(
      observed: ["2 tokens"], cause: .issuerOptional, also: [.audienceOptional])
    report.add(.fail(cases: 2, scope: "2 tokens", evidence), of: requirement, again: nil)
    let lines = [
      "\(likely)a token without iss is accepted", "\(remedy)Reject a token without `iss`.",
      "\(likely)and a token without aud is accepted", "\(remedy)Reject a token without `aud`.",
    ]
    let text = try ReportFormat.render(report, as: format)
    #expect(text.contains(lines.joined(separator: format == .github ? "%0A" : "\n")), "\(text)")
    let again = try JSONReport.decode(ReportFormat.render(report, as: .json))
    #expect(again.results[0].evidence?.also == [.audienceOptional])
  }

  @Test(arguments: [
    (false, true, "that a nonce is accepted once (declare 'keepsPendingState')"),
    (
      false, false,
      "that a nonce is accepted once (declare 'keepsPendingState'), and the leeway ('takesClock' is "
        + "false: times are held against the machine's clock)"
    ),
    (
      true, true,
      "that of two uses of a nonce at the same time one is refused (needs an adapter that reads "
        + "on while it answers, and the capability 'overlapping')"
    ),
  ])
  func `what a pass says nothing of is said`(
    keeps: Bool, takesClock: Bool, open: String
  ) throws {
    let requirements = try [RequirementID.tokenReplay, .tokenReplayConcurrent].map {
      try #require(Requirement.named($0))
    }
    let outcomes = [CheckOutcome.pass(cases: 1, scope: ""), .notApplicable("no overlap")]
    let contract = Contract(
      name: "app",
      token: TokenContract(
        keepsPendingState: keeps, signatures: [.es256], claims: [.iss, .aud, .exp],
        takesClock: takesClock))
    let report = RunReport(
      subject: .init(name: "app", commandLine: .named("app"), contract: contract),
      profile: .quick, seed: "0", strict: false, complete: true,
      results: zip(requirements, outcomes).map {
        RequirementResult(requirement: $0, outcome: $1, again: "")
      },
      timing: .init(startedAt: "2026-01-02T03:04:05", seconds: 0.5, byRequirement: [:]))
    #expect(ReportOutline(report).leftOpen == open)
  }

  @Test func `causes that go round in a circle fold nothing`() {
    let outline = ReportOutline(Samples.hostile)
    #expect(Samples.hostile.results.map { outline.cause(of: $0) } == [nil, nil, nil])
  }

  @Test func `quiet shows a failed should, which does not fail the run`() throws {
    var report = Samples.conformity
    let place = try #require(report.results.firstIndex { $0.grade == .pass })
    report.results[place].level = .should
    report.results[place].grade = .fail
    report.strict = false
    let text = try ReportFormat.render(report, as: .text, options: .init(detail: .quiet))
    #expect(report.verdict == .conforms)
    #expect(text.contains("\n\n\(report.results[place].id)  "))
  }

  @Test func `a report without results says that nothing was judged`() throws {
    var report = Samples.conformity
    report.results = []
    #expect(
      try ReportFormat.render(report, as: .text, options: .init(detail: .quiet)) == """
        INCONCLUSIVE  reference
          nothing was judged

        """)
  }
}
