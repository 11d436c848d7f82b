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

  private static let all = Set(VerifiedClaim.allCases)
  private static let once = "that a nonce is accepted once (declare 'keepsPendingState')"
  private static let atOnce =
    "that of two uses of a nonce at the same time one is refused (needs an adapter that reads on "
    + "while it answers, and the capability 'overlapping')"
  private static let beyond =
    "an end less than 20 seconds, and a beginning less than an hour, beyond the leeway (let the "
    + "verifier take the time as a parameter, and delete 'takesClock')"
  private static func within(_ leeway: String) -> String {
    "times within the declared leeway of \(leeway) seconds, where \"usually no more than a few "
      + "minutes\" are in order (RFC 7519, section 4.1.4)"
  }

  @Test(
    arguments: [
      (all, false, true, 0, [once]),
      (all, false, false, 0, [once, beyond]),
      (all, true, true, 600, [atOnce]),
      (
        all.subtracting([.nbf, .sub]), false, true, 86_400,
        ["nbf and sub, which 'claims' does not name", once, within("86,400")]
      ),
      (all, true, false, 300_000, [atOnce, within("300,000"), beyond]),
      (
        [.exp], false, true, 0,
        [
          "a token's issuer and audience: the contract leaves them to another layer. If this verifier "
            + "looks at them, declare 'signatures' and 'claims' in its 'token'", once,
        ]
      ),
    ] as [(Set<VerifiedClaim>, Bool, Bool, Int, [String])])
  func `what a pass says nothing of a verifier is said`(
    claims: Set<VerifiedClaim>, keeps: Bool, takesClock: Bool, leeway: Int, open: [String]
  ) throws {
    let requirements = try [RequirementID.tokenReplay, .tokenReplayConcurrent].map {
      try #require(Requirement.named($0))
    }
    let outcomes = [CheckOutcome.pass(cases: 1, scope: ""), .notApplicable("no overlap")]
    let contract = Contract(
      name: "app",
      token: TokenContract(
        keepsPendingState: keeps, signatures: [.es256], claims: claims, leeway: leeway,
        takesClock: takesClock))
    let report = RunReport(
      subject: .init(name: "app", commandLine: .named("app"), contract: contract),
      profile: .quick, seed: "0", strict: false, complete: true,
      results: zip(requirements, outcomes).map {
        RequirementResult(requirement: $0, outcome: $1, again: "")
      },
      timing: .init(startedAt: "2026-01-02T03:04:05", seconds: 0.5, byRequirement: [:]))
    #expect(ReportOutline(report).leftOpen == open)
    var declared = report
    declared.subject.contract.unjudged = ["Screen.swift (it is a view)"]
    #expect(ReportOutline(declared).leftOpen == ["Screen.swift (it is a view)"] + open)
    declared.results = []
    #expect(ReportOutline(declared).leftOpen == ["Screen.swift (it is a view)"])
  }

  @Test(arguments: [Grade.fail, .expectedFailure])
  func `what waits for a failure is told with it, unless that is known`(grade: Grade) throws {
    var report = Samples.conformity
    report.results = [
      Samples.result(.guardOwnNonce, .fail(cases: 1, scope: "", Evidence(observed: ["mixed up"]))),
      Samples.result(
        .guardSuspension,
        CheckOutcome(
          grade: .insufficientData, cases: 0, scope: "",
          evidence: Evidence(observed: ["nothing to judge"], awaits: [.guardOwnNonce]))),
    ]
    report.foldImplied()
    report.results[0].grade = grade
    let isTold = grade == .fail
    let outline = ReportOutline(report)
    #expect(outline.problems.map(\.id) == [isTold ? .guardOwnNonce : .guardSuspension])
    #expect(outline.implied(by: .guardOwnNonce).isEmpty)
    for (format, line) in [
      (ReportFormat.text, "  later     judged once this is repaired: guard.suspension\n"),
      (.markdown, "- judged once this is repaired: `guard.suspension`\n"),
      (.github, "%0Ajudged once this is repaired: guard.suspension%0A"), (.html, "<dt>later</dt>"),
    ] {
      #expect(try ReportFormat.render(report, as: format).contains(line) == isTold, "\(format)")
    }
    let again = try JSONReport.decode(ReportFormat.render(report, as: .json))
    #expect(again.results[1].evidence?.awaits == [.guardOwnNonce])
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
