internal import ConformanceModel

/// To which requirement a story is left that goes wrong in a simpler story already.
enum Blame {
  /// Requirements from the simplest stories to the longest, so that no two are left to each other.
  private static let ranks: [RequirementID: Int] = [
    .continuationSuccess: 1, .continuationCancel: 1, .continuationFailure: 1,
    .continuationMalformed: 1, .continuationStartFailure: 1, .continuationCancellation: 2,
    .continuationTimeout: 2, .continuationDuplicates: 3, .guardReleased: 4,
    .continuationClean: 5, .continuationEarly: 5, .continuationReentrant: 5,
    .continuationDropped: 5, .guardStaleCallback: 6, .guardSuspension: 7,
  ]
  /// Stories of attempts that overlap.
  private static let last = 8

  /// Whether a failing control takes the blame from `requirement`.
  static func goes(to control: Control, from requirement: RequirementID) -> Bool {
    guard control.requirement != requirement else { return false }
    // The second attempt in a story about an ending is there to show what the ending leaves.
    if case .sequel = control, rank(requirement) < 3 { return true }
    return rank(control.requirement) < rank(requirement)
  }

  private static func rank(_ requirement: RequirementID) -> Int { ranks[requirement] ?? last }
}
