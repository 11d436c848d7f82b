/// Decides whether a subject is slower than a limit allows, and whether this run can tell.
///
/// Beside the subject, two twins are measured in the same rounds: the subject again, and the
/// subject with 1.3 times the work. A gate that flags the first, or that does not flag the second,
/// cannot judge on this machine at this time, whatever it says of the subject.
package struct RegressionGate: Hashable, Sendable {
  /// How much more work the slowed twin does.
  package static let slowdown = 1.3
  /// What tells a slowed twin from an identical one: halfway between, √1.3, as ratios count.
  package static let tolerance = 1.14

  /// What the gate says.
  package enum Verdict: String, Hashable, Sendable, CaseIterable {
    /// The whole interval lies at or below the limit.
    case within
    /// The whole interval lies above the limit.
    case worse
    /// The limit lies inside the interval.
    case undecided
    /// One of the twins was misjudged.
    case machineTooNoisy
  }

  /// Subject against yardstick.
  package let subject: RatioEstimate
  /// The subject again, against the subject.
  package let twin: RatioEstimate
  /// The subject with ``slowdown`` times the work, against the subject.
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

  /// Judges against a limit on the ratio of subject to yardstick.
  package func verdict(limit: Double) -> Verdict {
    guard twin.place(against: Self.tolerance) != .beyond,
      slowed.place(against: Self.tolerance) == .beyond
    else { return .machineTooNoisy }
    return switch subject.place(against: limit) {
    case .within: .within
    case .beyond: .worse
    case .undecided: .undecided
    }
  }
}
