/// Decides whether a subject is slower than a limit allows, and whether this run can tell.
///
/// Beside the subject, two twins are measured in the same launches: the subject again, and the
/// subject with somewhat more work. A gate that flags the first, or that does not flag the second,
/// cannot judge on this machine at this time, whatever it says of the subject.
package struct RegressionGate: Hashable, Sendable {
  /// What the gate says.
  package enum Verdict: String, Hashable, Sendable, CaseIterable {
    /// The whole interval of subject by limit lies at or below 1.
    case within
    /// The whole interval lies above 1.
    case worse
    /// 1 lies inside the interval.
    case undecided
    /// One of the twins was misjudged.
    case machineTooNoisy
  }

  /// Subject against yardstick.
  package let subject: RatioEstimate
  /// The subject again, against the subject.
  package let twin: RatioEstimate
  /// The subject with more work, against the subject.
  package let slowed: RatioEstimate

  /// - Parameters:
  ///   - subject: Subject against yardstick.
  ///   - twin: The subject again, against the subject.
  ///   - slowed: The slowed subject against the subject.
  package init(subject: RatioEstimate, twin: RatioEstimate, slowed: RatioEstimate) {
    self.subject = subject
    self.twin = twin
    self.slowed = slowed
  }

  /// Judges the subject.
  ///
  /// - Parameters:
  ///   - limit: The highest ratio of subject to yardstick that is allowed, and between which it may
  ///     lie where it was measured too.
  ///   - tolerance: The ratio that tells a slowed twin from an identical one.
  package func verdict(limit: RatioEstimate, tolerance: Double) -> Verdict {
    guard twin.place(against: tolerance) != .beyond,
      slowed.place(against: tolerance) == .beyond
    else { return .machineTooNoisy }
    return switch subject.divided(by: limit).place(against: 1) {
    case .within: .within
    case .beyond: .worse
    case .undecided: .undecided
    }
  }
}
