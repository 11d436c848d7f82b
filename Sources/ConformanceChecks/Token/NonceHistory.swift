internal import ConformanceModel
internal import PropertyEngine

/// What happens to a few raw nonces, in which order: data drawn before anything is done.
struct NonceHistory: Sendable {
  /// One token shown for one raw nonce.
  struct Step: Sendable, Hashable {
    /// What is shown.
    enum Kind: Sendable, Hashable {
      /// A genuine token; different numbers are different tokens for the same nonce.
      case genuine(number: Int)
      /// A genuine token of another of the nonces.
      case foreign(nonce: Int)
      /// Something that is no token.
      case broken
      /// A token whose signature fits nothing.
      case forged
      /// A token that expired in 2001.
      case expired
    }

    /// Which raw nonce the backend expects.
    var nonce: Int
    /// What it is shown.
    var kind: Kind
  }

  /// How many raw nonces there are.
  static let nonces = 3

  /// The steps in order.
  var steps: [Step]

  /// Histories that a contract can tell right from wrong.
  static func generator(_ contract: TokenContract) -> Generator<NonceHistory> {
    Generator { source in
      let steps = try source.array(count: 1...10) { try step($0, contract) }
      return NonceHistory(steps: steps)
    }
  }

  private static func step(_ source: ChoiceSource, _ contract: TokenContract) throws -> Step {
    let nonce = try source.index(below: nonces)
    // Half of all steps are genuine: what has not been used cannot be used again.
    var kinds: [Step.Kind] = [.genuine(number: 1), .genuine(number: 1), .genuine(number: 2)]
    kinds += [.foreign(nonce: (nonce + 1) % nonces), .broken]
    if !contract.signatures.isEmpty { kinds.append(.forged) }
    if contract.claims.contains(.exp) { kinds.append(.expired) }
    return Step(nonce: nonce, kind: try source.element(of: kinds))
  }
}

/// What is known of a raw nonce, from the steps so far.
enum NonceState: Sendable, Hashable {
  /// Nothing was shown for it.
  case fresh
  /// A token that does not fit was shown: whether that uses it up is the contract's own affair.
  case uncertain
  /// It was accepted once.
  case used

  /// What a correct implementation says to a step.
  func expected(_ kind: NonceHistory.Step.Kind) -> TokenCase.Expectation {
    let spent: Set<RejectionReason> = [.replayed, .nonceMissing, .nonceMismatch]
    switch kind {
    case .genuine:
      switch self {
      case .fresh: return .accept
      case .uncertain: return .either
      case .used: return .reject(spent)
      }
    case .foreign: return .reject(spent)
    case .broken: return .reject(spent.union([.malformedToken, .badSignature]))
    case .forged: return .reject(spent.union([.badSignature]))
    case .expired: return .reject(spent.union([.expired]))
    }
  }

  /// The state after a step.
  func after(_ kind: NonceHistory.Step.Kind, isAccepted: Bool) -> NonceState {
    switch (self, kind) {
    case (.used, _): .used
    case (_, .genuine): .used
    default: isAccepted ? .used : .uncertain
    }
  }
}
