package import ConformanceModel

/// A subject that tests the suite itself.
package struct GallerySubject: Sendable {
  /// What the suite must say of it.
  package enum Kind: String, Sendable {
    /// The copyable correct implementation.
    case reference
    /// One defect, named after it.
    case knownBad
    /// Unusual and correct; must never be flagged.
    case legal
  }

  /// What the suite must say of it.
  package let kind: Kind
  /// The ids of exactly those requirements whose judgement must blame the subject.
  ///
  /// Implied failures are included. Empty for everything but known-bad subjects.
  package let violates: Set<RequirementID>
  /// Exactly the causes that the report must name, whatever it says of them.
  ///
  /// Those of failures that another failure brings with it do not count. Empty for everything but
  /// known-bad subjects.
  package let causes: [Cause]
  /// The ids of exactly those requirements that cannot come to a verdict on a correct subject.
  package let leavesOpen: Set<RequirementID>
  /// What is wrong, or why it is right, in one sentence.
  package let story: String
  /// The implementation. Making it must cost nothing: the whole gallery is made in every process.
  package let subject: any Subject
  /// The smallest profile that shows the defect.
  package let profile: Profile

  /// - Parameters:
  ///   - kind: What the suite must say.
  ///   - violates: Exactly the violated requirements.
  ///   - causes: Exactly the causes that the report must name.
  ///   - leavesOpen: Exactly what cannot be judged on it.
  ///   - story: What is wrong, or why it is right.
  ///   - subject: The implementation with its contract.
  ///   - profile: The smallest profile that shows the defect.
  package init(
    _ kind: Kind, violates: Set<RequirementID> = [], causes: [Cause] = [],
    leavesOpen: Set<RequirementID> = [],
    story: String,
    subject: any Subject, profile: Profile = .quick
  ) {
    precondition(violates.isEmpty != (kind == .knownBad), "exactly known-bad subjects violate")
    precondition(causes.isEmpty == violates.isEmpty, "whoever violates declares why")
    self.kind = kind
    self.violates = violates
    self.causes = causes
    self.leavesOpen = leavesOpen
    self.story = story
    self.subject = subject
    self.profile = profile
  }

  /// The name on the command line, which is the contract's.
  package var name: String { subject.contract.name }
}
