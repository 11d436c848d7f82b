/// How much work a run does.
public enum Profile: String, Codable, Sendable, CaseIterable {
  /// At most a second on the reference.
  case quick
  /// The default: at most five seconds on the reference.
  case standard
  /// As much as is useful.
  case thorough

  /// Picks the profile's own value.
  package func pick<Value>(quick: Value, standard: Value, thorough: Value) -> Value {
    switch self {
    case .quick: quick
    case .standard: standard
    case .thorough: thorough
    }
  }
}
