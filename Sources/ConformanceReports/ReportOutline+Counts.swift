internal import ConformanceModel

// The one counting: every format says how many there are of what in these words.
extension ReportOutline {
  /// How many results are alike, and how many of them follow from another failure.
  struct Count {
    let words: String
    let count: Int
    let implied: Int
    /// Whether they fail the run.
    let isFailing: Bool

    /// `3 fail (2 implied)`.
    var text: String { "\(count) \(words)" + (implied > 0 ? " (\(implied) implied)" : "") }
  }

  /// `21 pass, 3 fail (2 implied), 1 advice, 7 not applicable`.
  var counts: String { counts(of: report.results) }

  /// The same of some results.
  func counts(of results: [RequirementResult]) -> String {
    let tally = tally(of: results)
    return tally.isEmpty ? "nothing was judged" : tally.map(\.text).joined(separator: ", ")
  }

  /// What fails the run: `3 fail (2 implied), 5 crash`.
  var failures: String {
    tally(of: report.results).filter(\.isFailing).map(\.text).joined(separator: ", ")
  }

  /// Each kind of result that occurs, in the order of ``Grade``; what is reported only comes last.
  private func tally(of results: [RequirementResult]) -> [Count] {
    let graded = Grade.allCases.map { grade in
      let alike = results.filter { $0.grade == grade && !isReportedOnly($0) }
      return Count(
        words: grade.words, count: alike.count,
        implied: alike.count { cause(of: $0) != nil && report.failsRun($0) },
        isFailing: alike.contains(where: report.failsRun))
    }
    let levels = [Requirement.Level.should, .advice].map { level in
      Count(
        words: level.rawValue,
        count: results.count { $0.level == level && isReportedOnly($0) }, implied: 0,
        isFailing: false)
    }
    return (graded + levels).filter { $0.count > 0 }
  }

  /// Whether something that did not fail the run is at fault at its level only.
  func isReportedOnly(_ result: RequirementResult) -> Bool {
    result.grade.blamesSubject && !report.failsRun(result)
  }
}
