/// How much work a run does.
public enum Profile: String, Codable, Sendable, CaseIterable, Comparable {
  /// At most a second on the reference.
  case quick
  /// The default: at most five seconds on the reference.
  case standard
  /// As much as is useful.
  case thorough

  /// Less work comes first.
  public static func < (left: Profile, right: Profile) -> Bool { left.rank < right.rank }

  private var rank: Int { pick(quick: 0, standard: 1, thorough: 2) }

  /// Picks the profile's own value.
  package func pick<Value>(quick: Value, standard: Value, thorough: Value) -> Value {
    switch self {
    case .quick: quick
    case .standard: standard
    case .thorough: thorough
    }
  }
}
