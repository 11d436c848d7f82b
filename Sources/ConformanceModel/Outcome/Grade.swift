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
    case .pass, .notApplicable, .insufficientData, .inconclusive, .suiteError: false
    }
  }
}
