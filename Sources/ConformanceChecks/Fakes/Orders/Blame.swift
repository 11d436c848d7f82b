/// To which requirement a story is left that goes wrong in a simpler story already.
enum Blame {
  /// Requirements from the simplest stories to the longest, so that no two are left to each other.
  private static let ranks: [String: Int] = [
    "continuation.success": 1, "continuation.cancel": 1, "continuation.failure": 1,
    "continuation.malformed": 1, "continuation.start-failure": 1, "continuation.cancellation": 2,
    "continuation.timeout": 2, "continuation.duplicates": 3, "guard.released": 4,
    "continuation.clean": 5, "continuation.early": 5, "continuation.reentrant": 5,
    "continuation.dropped": 5, "guard.stale-callback": 6, "guard.suspension": 7,
  ]
  /// Stories of attempts that overlap.
  private static let last = 8

  /// Whether a failing control takes the blame from `requirement`.
  static func goes(to control: Control, from requirement: String) -> Bool {
    guard control.requirement != requirement else { return false }
    // The second attempt in a story about an ending is there to show what the ending leaves.
    if case .sequel = control, rank(requirement) < 3 { return true }
    return rank(control.requirement) < rank(requirement)
  }

  private static func rank(_ requirement: String) -> Int { ranks[requirement] ?? last }
}
