/// What must hold in every order.
enum SuspensionClaim: String {
  case exclusive = "at most one request is outstanding"
  case answered = "each caller is answered exactly once"
  case paired = "each result pairs with its own nonce"

  /// What a broken claim usually comes from.
  var cause: String {
    switch self {
    case .exclusive: "check, await, set: the second caller checks before the first has set"
    case .answered: "both callers passed the guard, and the second took the first one's slot"
    case .paired: "both callers passed the guard, and the second overwrote the first one's nonce"
    }
  }
}
