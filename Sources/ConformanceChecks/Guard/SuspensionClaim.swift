internal import ConformanceModel

/// What must hold in every order.
enum SuspensionClaim: String {
  case exclusive, answered, paired
  /// The same, where no two requests were ever outstanding at one time.
  case pairedLater
  /// Two were given one token, one after the other.
  case givenAgain

  /// The claim as a sentence.
  var sentence: String {
    switch self {
    case .exclusive: "at most one request is outstanding"
    case .answered: "each caller is answered exactly once"
    case .paired, .pairedLater, .givenAgain: "each result pairs with its own nonce"
    }
  }

  /// The requirement that judges the claim of callers that keep apart.
  var judgedApart: RequirementID {
    switch self {
    case .exclusive, .answered: .guardExclusive
    case .paired, .pairedLater, .givenAgain: .guardOwnNonce
    }
  }

  /// What a broken claim usually comes from where attempts do not exclude each other.
  ///
  /// - Parameter overlap: What the contract says of two attempts.
  func cause(under overlap: SignInContract.Overlap) -> Cause {
    switch (self, overlap) {
    case (.answered, .independent): .slotShared
    case (.answered, .join): .joinersNotAnswered
    case (.paired, .independent): .nonceOverwritten
    default: cause
    }
  }

  /// What a broken claim usually comes from where they do.
  private var cause: Cause {
    switch self {
    case .givenAgain: .earlierResultGiven
    case .exclusive: .checkAwaitSet
    case .answered:
      .checkAwaitSet.saying(
        "both callers pass the guard, and the second takes the first one's slot")
    case .pairedLater: .nonceReadLater
    case .paired:
      .checkAwaitSet.saying(
        "both callers pass the guard, and the second overwrites the first one's nonce")
    }
  }
}
