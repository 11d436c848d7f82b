import ConformanceModel
import Testing

@testable import ConformanceReports

@Suite struct ReportComparisonTests {
  /// The sample with these grades in the place of its own.
  private func report(_ grades: [RequirementID: Grade]) -> RunReport {
    var report = Samples.violation
    for index in report.results.indices {
      grades[report.results[index].id].map { report.results[index].grade = $0 }
    }
    return report
  }

  private func change(_ id: RequirementID, _ old: Grade, _ new: Grade) -> ReportComparison {
    ReportComparison(old: report([id: old]), new: report([id: new]))
  }

  @Test(arguments: [
    (RequirementID.nonceUnique, Grade.pass, Grade.fail, ReportComparison.Change.worse),
    (.nonceUnique, .fail, .pass, .better), (.nonceUnique, .fail, .crash, .other),
    (.nonceUnique, .pass, .notApplicable, .worse),
    (.nonceUnique, .notApplicable, .pass, .other),
    (.nonceUnique, .pass, .inconclusive, .worse),
    (.nonceUnique, .fail, .expectedFailure, .better),
    (.nonceUnique, .expectedFailure, .unexpectedPass, .worse),
    (.charsetPlausible, .pass, .fail, .other), (.nonceSecrecy, .pass, .fail, .other),
    (.nonceUnique, .pass, .suiteError, .worse),
  ])
  func `a change is judged by what it does to the run`(
    id: RequirementID, old: Grade, new: Grade, expected: ReportComparison.Change
  ) {
    let comparison = change(id, old, new)
    #expect(comparison.rows.map(\.change) == [expected])
    #expect(comparison.rows.map(\.id) == [id.rawValue])
    #expect(comparison.isRegression == (expected == .worse))
  }

  @Test func `a report is no worse than itself`() {
    let comparison = ReportComparison(old: Samples.violation, new: Samples.violation)
    #expect(comparison.rows == [] && !comparison.isRegression && comparison.warnings == [])
    #expect(comparison.text() == "SAME  missing-w-modulo\n  no verdict changed\n")
  }

  @Test func `a new requirement is a regression only where it fails`() {
    var old = Samples.violation
    old.results.removeAll { [.nonceUnique, .charsetComplete].contains($0.id) }
    let comparison = ReportComparison(old: old, new: Samples.violation)
    #expect(comparison.rows(.new).map(\.id) == ["nonce.unique", "charset.complete"])
    #expect(comparison.isRegression)
    let passing = ReportComparison(old: old, new: report([.charsetComplete: .pass]))
    #expect(!passing.isRegression)
    let reversed = ReportComparison(old: Samples.violation, new: old)
    #expect(reversed.rows(.gone).map(\.id) == ["nonce.unique", "charset.complete"])
    #expect(!reversed.isRegression)
  }

  @Test func `what makes reports hard to compare is said`() {
    var other = Samples.violation
    other.seed = "7"
    other.profile = .quick
    other.complete = false
    other.subject.contract.version = "4"
    #expect(
      ReportComparison(old: Samples.violation, new: other).warnings == [
        "the profile was 'standard' and is 'quick'", "the seed was '00000000005eed00' and is '7'",
        "the contract is another one: what is judged against it may be, too",
        "the new report is partial: its run was stopped",
      ])
  }

  /// Everything that can change, at once.
  private static let everything: ReportComparison = {
    var old = Samples.violation
    for (id, grade) in [
      (RequirementID.charsetComplete, Grade.pass), (.nonceUnique, .fail), (.tokenMismatch, .fail),
    ] {
      for index in old.results.indices where old.results[index].id == id {
        old.results[index].grade = grade
      }
    }
    var new = Samples.violation
    new.results.removeAll { $0.id == .digestVectors }
    old.results.removeAll { $0.id == .guardExclusive }
    old.seed = "1"
    return ReportComparison(old: old, new: new)
  }()

  @Test func `a comparison is rendered as its golden files show`() throws {
    try Golden.expect(Self.everything.text(), equals: "compare.txt")
    try Golden.expect(Self.everything.markdown, equals: "compare.md")
    try Golden.expect(try Self.everything.json(), equals: "compare.json")
  }

  @Test func `hostile reports are compared harmlessly`() throws {
    let comparison = ReportComparison(old: Samples.violation, new: Samples.hostile)
    for text in [comparison.text(), comparison.markdown, try comparison.json()] {
      #expect(!text.unicodeScalars.contains { $0 != "\n" && HostileText.isUnsafe($0) })
      #expect(text.utf8.count < 100_000)
    }
    #expect(!comparison.markdown.contains("<img"))
    let wide = comparison.text().split(separator: "\n").filter {
      Columns.count(String($0)) > 80 && !$0.hasPrefix("      again")
    }
    #expect(wide == [])
  }
}
