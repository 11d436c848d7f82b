/// What a check says of one requirement.
public struct CheckOutcome: Codable, Hashable, Sendable {
  /// The verdict.
  public var grade: Grade
  /// How many cases were judged; what a case is depends on the check.
  public var cases: Int
  /// What was looked at, and what it would have detected with what certainty.
  public var scope: String
  /// What was observed, for every grade that is not a pass.
  public var evidence: Evidence?
  /// What a renderer may draw of the sample judged.
  public var plots: [LetterPlot]?
  /// The nonces judged, where they show that the requirement does not hold.
  public var sample: [String]?

  /// - Parameters:
  ///   - grade: The verdict.
  ///   - cases: Cases judged.
  ///   - scope: What was looked at and would have been detected.
  ///   - evidence: What was observed.
  ///   - plots: What may be drawn of the sample.
  ///   - sample: The nonces judged, of a failure.
  public init(
    grade: Grade, cases: Int, scope: String, evidence: Evidence? = nil, plots: [LetterPlot]? = nil,
    sample: [String]? = nil
  ) {
    self.grade = grade
    self.cases = cases
    self.scope = scope
    self.evidence = evidence
    self.plots = plots
    self.sample = sample
  }

  /// The check ran and found nothing wrong.
  public static func pass(cases: Int, scope: String) -> CheckOutcome {
    // A check that judged nothing has not passed.
    cases > 0
      ? CheckOutcome(grade: .pass, cases: cases, scope: scope)
      : CheckOutcome(
        grade: .suiteError, cases: 0, scope: scope,
        evidence: Evidence(observed: ["the check judged no case at all"]))
  }

  /// The requirement is violated.
  public static func fail(cases: Int, scope: String, _ evidence: Evidence) -> CheckOutcome {
    CheckOutcome(grade: .fail, cases: cases, scope: scope, evidence: evidence)
  }

  /// The requirement does not apply, for the reason given.
  public static func notApplicable(_ reason: String) -> CheckOutcome {
    CheckOutcome(grade: .notApplicable, cases: 0, scope: reason)
  }
}
