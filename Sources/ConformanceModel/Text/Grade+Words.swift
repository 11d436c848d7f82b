extension Grade {
  /// The grade in words.
  package var words: String {
    switch self {
    case .pass: "pass"
    case .fail: "fail"
    case .wrongReason: "wrong reason"
    case .crash: "crash"
    case .hang: "hang"
    case .expectedFailure: "expected failure"
    case .unexpectedPass: "unexpected pass"
    case .staleExpectation: "stale expectation"
    case .notApplicable: "not applicable"
    case .insufficientData: "too little data"
    case .inconclusive: "inconclusive"
    case .suiteError: "suite error"
    }
  }
}

extension RequirementResult {
  /// The grade in full, with the level where it is not `must`: `CRASH`, `FAIL (advice)`.
  package var title: String {
    grade.words.uppercased() + (level == .must ? "" : " (\(level.rawValue))")
  }

  /// What ``Evidence/drawn`` is: of a process that ended, its last words; else what it drew.
  package var drawnLabel: String {
    (expectation?.judged ?? grade) == .crash ? "printed" : "drawn"
  }
}
