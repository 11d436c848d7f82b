package import PropertyEngine

/// Why a text is not a schedule token.
package enum ScheduleTokenError: Error, Hashable, Sendable, CustomStringConvertible {
  /// It is not a replay token at all.
  case token(ReplayTokenError)
  /// A replay token, but this letter of its header is no number of options.
  case optionCount(String, decision: Int)

  /// Where, what was found, what was expected, what to do.
  package var description: String {
    switch self {
    case .token(let error): error.description
    case .optionCount(let found, let decision):
      "schedule token, decision \(decision + 1): '\(found)' is no number of options. "
        + "The token replays values only: give it to the property that printed it."
    }
  }
}
