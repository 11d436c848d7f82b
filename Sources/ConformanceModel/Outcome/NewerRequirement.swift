/// A requirement that the catalogue judged with does not have yet.
public struct NewerRequirement: Codable, Hashable, Sendable {
  /// The requirement's id.
  public var id: RequirementID
  /// How much a failure would weigh.
  public var level: Requirement.Level
  /// What would be judged.
  public var claim: String
  /// The first catalogue that has it.
  public var since: Int

  package init(_ requirement: Requirement) {
    id = requirement.id
    level = requirement.level
    claim = requirement.claim
    since = requirement.since
  }
}
