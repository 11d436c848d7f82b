internal import ConformanceModel

/// What must hold in every order.
enum SuspensionClaim: String {
  case exclusive, answered, paired
  /// The same, where no two requests were ever outstanding at one time.
  case pairedLater

  /// The claim as a sentence.
  var sentence: String {
    switch self {
    case .exclusive: "at most one request is outstanding"
    case .answered: "each caller is answered exactly once"
    case .paired, .pairedLater: "each result pairs with its own nonce"
    }
  }

  /// What a broken claim usually comes from.
  var cause: Cause {
    switch self {
    case .exclusive: .checkAwaitSet
    case .answered:
      .checkAwaitSet.saying(
        "both callers passed the guard, and the second took the first one's slot")
    case .pairedLater: .nonceReadLater
    case .paired:
      .checkAwaitSet.saying(
        "both callers passed the guard, and the second overwrote the first one's nonce")
    }
  }
}
