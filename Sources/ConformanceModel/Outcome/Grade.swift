/// The verdict on one requirement.
public enum Grade: String, Codable, Sendable, CaseIterable {
  /// The check ran and found nothing wrong.
  case pass
  /// The requirement is violated.
  case fail
  /// Right verdict, wrong reason.
  case wrongReason
  /// The subject's process ended while it was being judged.
  case crash
  /// The subject did not answer within the time limit, twice.
  case hang
  /// An expectation named the failure, its grade and its message: it fails no run.
  case expectedFailure
  /// An expectation names a failure, and the requirement holds.
  case unexpectedPass
  /// An expectation names what is not judged at all.
  case staleExpectation
  /// The subject does not offer what the requirement is about, or the contract excludes it.
  case notApplicable
  /// Too few observations to judge.
  case insufficientData
  /// Something outside the suite's control kept it from judging.
  case inconclusive
  /// The suite or the adapter is at fault.
  case suiteError

  /// True for the grades that blame the subject.
  public var blamesSubject: Bool {
    switch self {
    case .fail, .wrongReason, .crash, .hang: true
    case .pass, .notApplicable, .insufficientData, .inconclusive, .suiteError, .expectedFailure,
      .unexpectedPass, .staleExpectation:
      false
    }
  }

  /// True for the grades that only an expectation gives; no check may claim one.
  public var comesFromExpectation: Bool {
    [.expectedFailure, .unexpectedPass, .staleExpectation].contains(self)
  }

  /// The grades that an expectation may name: what keeps a run from its exit code 0.
  ///
  /// A fault of the suite or the adapter is not among them: nothing was judged then.
  public static let expectable: [Grade] = [
    .fail, .wrongReason, .crash, .hang, .insufficientData, .inconclusive,
  ]
}
