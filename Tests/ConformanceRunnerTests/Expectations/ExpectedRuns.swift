import ConformanceModel

@testable import AuthConformance
@testable import ConformanceRunner

/// Reports and days for the tests of expectations.
enum ExpectedRuns {
  static func day(_ text: String) throws -> CalendarDay {
    guard let day = CalendarDay(text) else { throw NoSuchDay(text: text) }
    return day
  }

  struct NoSuchDay: Error { var text: String }

  /// A report with these results, in the order given.
  static func report(_ outcomes: KeyValuePairs<RequirementID, CheckOutcome>) -> RunReport {
    var report = RunReport(
      subject: .init(name: "n", commandLine: .named("n"), contract: Contract(name: "n")),
      profile: .quick, seed: "0", strict: false, complete: true, results: [],
      timing: .init(startedAt: "2026-11-21T00:00:00", seconds: 0, byRequirement: [:]))
    for (id, outcome) in outcomes {
      let requirement =
        Requirement.named(id)
        ?? Requirement(
          id, claim: "", reason: "", remedy: "", snippet: Requirement.all[0].snippet)
      report.add(outcome, of: requirement, again: "again \(id)")
    }
    report.foldImplied()
    return report
  }

  /// The missing W as the checks report it, a pass, and what does not apply.
  static let missingW = report([
    .nonceUnique: .pass(cases: 1, scope: "s"),
    .charsetComplete: .fail(
      cases: 1, scope: "s",
      Evidence(
        observed: ["W never seen"], drawn: ["0 of 65"],
        cause: .strayOutput.saying("the usual misprint; more"))),
    .charsetUniform: .fail(cases: 1, scope: "s", Evidence(observed: ["64 of 65"])),
    .digestVectors: .notApplicable("not offered"),
  ])
}

extension RunReport {
  /// Grades by id, of a report graded by these expectations.
  func graded(
    by expectations: [KnownFailure], on day: String = "2026-11-21"
  ) throws -> [RequirementID: Grade] {
    Dictionary(
      uniqueKeysWithValues: try applied(expectations, on: day).results.map { ($0.id, $0.grade) })
  }

  func applied(_ expectations: [KnownFailure], on day: String = "2026-11-21") throws -> RunReport {
    var report = self
    report.apply(expectations, on: try ExpectedRuns.day(day))
    return report
  }
}
