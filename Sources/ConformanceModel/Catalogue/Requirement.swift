/// One row of the catalogue: what an implementation must do, under a permanent id.
public struct Requirement: Hashable, Sendable, Identifiable {
  /// How much a failure weighs.
  public enum Level: String, Codable, Sendable, CaseIterable {
    /// A failure fails the run.
    case must
    /// Reported; fails the run only with `--strict`.
    case should
    /// Never fails a run.
    case advice
  }

  /// The part of an implementation that a requirement is about.
  public enum Area: String, Codable, Sendable, CaseIterable {
    case nonce, charset, digest, token, continuation, `guard`, account
  }

  /// Permanent; never reused, never given another meaning.
  public let id: RequirementID
  /// How much a failure weighs.
  public let level: Level
  /// What holds of a correct implementation, as a sentence.
  public let claim: String
  /// Why it matters.
  public let reason: String
  /// Where the rule comes from.
  public let source: String
  /// What to do about a failure.
  public let remedy: String
  /// Ids of requirements whose failure this one brings with it.
  public let implies: [RequirementID]
  /// The catalogue version that first had the row.
  public let since: Int
  /// The mistake as code, and its repair.
  package let snippet: Snippet

  package init(
    _ id: RequirementID, _ level: Level = .must, claim: String, reason: String, source: String = "",
    remedy: String, implies: [RequirementID] = [], since: Int = 1,
    snippet: Snippet
  ) {
    self.id = id
    self.level = level
    self.claim = claim
    self.reason = reason
    self.source = source
    self.remedy = remedy
    self.implies = implies
    self.since = since
    self.snippet = snippet
  }

  /// The area, which is the id's first part.
  public var area: Area {
    guard let area = Area(rawValue: String(id.areaName)) else {
      preconditionFailure("requirement '\(id)' names no area")
    }
    return area
  }
}

extension Requirement {
  /// The newest catalogue version.
  public static let catalogueVersion = 2

  /// Every requirement that this version of the suite judges, in the order of reports.
  public static let all: [Requirement] =
    nonceRows + charsetRows + digestRows + tokenRows + continuationRows + guardRows + accountRows

  private static let byID: [RequirementID: Requirement] = Dictionary(
    uniqueKeysWithValues: all.map { ($0.id, $0) })

  /// Finds a requirement by its id.
  public static func named(_ id: RequirementID) -> Requirement? { byID[id] }
}
