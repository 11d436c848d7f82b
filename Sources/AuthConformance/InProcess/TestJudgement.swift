package import ConformanceModel

/// What a test framework is to do about one requirement: the same for all of them.
package struct TestJudgement: Sendable {
  /// How the test ends.
  package enum Verdict: Equatable, Sendable {
    /// Nothing to say.
    case pass
    /// A failure of the test.
    case issue
    /// A failure that is known, and why it may stand.
    case knownIssue(why: String)
    /// Worth a look, and no failure: a violated `should`, or what cannot be decided.
    case note
  }

  /// How the test ends.
  package let verdict: Verdict
  /// Claim, observation, counterexample, cause and remedy, in lines of at most 80 columns.
  package let text: String
  /// The nonces that a statistical check judged, where they failed.
  package let sample: [String]?

  /// - Parameter report: Of one requirement, graded by the known failures; what follows in it are
  ///   the failures that explain this one.
  package init(_ report: RunReport) {
    // Rows for expectations about other requirements are not this test's business.
    guard let result = report.results.first, result.grade != .pass,
      result.grade != .notApplicable
    else {
      (verdict, text, sample) = (.pass, "", nil)
      return
    }
    text = FindingText().lines(of: result, in: report).joined(separator: "\n")
    sample = report.samples[result.id]
    if result.grade == .expectedFailure {
      verdict = .knownIssue(why: result.expectation?.entry.why ?? "")
    } else {
      verdict = report.failsRun(result) || result.grade == .suiteError ? .issue : .note
    }
  }
}

extension InProcessRunner {
  /// Judges a requirement as a test does.
  ///
  /// - Parameters:
  ///   - requirement: One of ``requirements``.
  ///   - knownFailures: What is expected to fail.
  ///   - day: Today, in ISO 8601; known failures may expire.
  package func judgement(
    of requirement: Requirement, knownFailures: [KnownFailure], on day: String
  ) async -> TestJudgement {
    var report = await judgeWithLeads(requirement)
    if let today = CalendarDay(day) { report.apply(knownFailures, on: today) }
    return TestJudgement(report)
  }
}
