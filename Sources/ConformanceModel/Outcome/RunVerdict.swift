/// What a whole run comes to.
public enum RunVerdict: Int32, Codable, Sendable {
  /// Everything as expected.
  case conforms = 0
  /// A must failed, crashed or hung, or an expectation is stale or unexpectedly passed.
  case violates = 1
  /// The suite, the adapter or the command line is at fault.
  case suiteError = 2
  /// Too little data, or a machine that cannot judge.
  case inconclusive = 3

  /// The process's exit code.
  public var exitCode: Int32 { rawValue }
}

extension RunReport {
  /// The verdict: the first that holds of suite error, violation, inconclusive, conformity.
  public var verdict: RunVerdict {
    if results.contains(where: { $0.grade == .suiteError }) { return .suiteError }
    if results.contains(where: failsRun) { return .violates }
    let undecided = results.contains {
      $0.level != .advice && [.insufficientData, .inconclusive].contains($0.grade)
    }
    // A part may hold nothing that applies; whether the whole does, is seen when it is merged.
    let judged = shard != nil || results.contains { $0.grade != .notApplicable }
    return undecided || !complete || !judged ? .inconclusive : .conforms
  }

  /// Says whether a result fails the run at its level.
  public func failsRun(_ result: RequirementResult) -> Bool {
    // A list of known failures that no longer holds must not rot, whatever the level.
    if [.unexpectedPass, .staleExpectation].contains(result.grade) { return true }
    guard result.grade.blamesSubject else { return false }
    return switch result.level {
    case .must: true
    case .should: strict
    case .advice: false
    }
  }

  /// The causes of what the subject is blamed for, each once, in the order of results.
  ///
  /// What follows from another failure has that one's cause.
  package var namedCauses: [Cause] {
    results.filter { $0.grade.blamesSubject && $0.impliedBy == nil }
      .flatMap { [$0.evidence?.cause].compactMap(\.self) + ($0.evidence?.also ?? []) }
      .reduce(into: []) { causes, cause in
        if !causes.contains(where: cause.isSame) { causes.append(cause) }
      }
  }

  /// Whether a result keeps the run from its exit code 0.
  package func isGrave(_ result: RequirementResult) -> Bool {
    if failsRun(result) || result.grade == .suiteError { return true }
    return [.insufficientData, .inconclusive].contains(result.grade) && result.level != .advice
  }

  /// How many results have each grade, in the order of ``Grade``; grades without any are left out.
  public var counts: [(grade: Grade, count: Int)] {
    Grade.allCases.compactMap { grade in
      let count = results.count { $0.grade == grade }
      return count == 0 ? nil : (grade, count)
    }
  }
}
