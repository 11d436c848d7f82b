package import ConformanceModel

/// Where a subject is while it is judged.
package enum Surroundings: Sendable {
  /// In a worker that holds the checks.
  case worker
  /// In a program that answers over the wire.
  case program
  /// In the process of a test, which nothing isolates.
  case test
}

extension Check {
  /// Says why the check does not apply to a subject; `nil` where it does.
  ///
  /// - Parameters:
  ///   - contract: What the subject declares.
  ///   - offered: The capabilities that it has operations for.
  ///   - profile: How much work is to be done.
  ///   - surroundings: Where the subject is.
  package func reasonNotApplicable(
    to contract: Contract, offering offered: Set<Capability>, profile: Profile,
    in surroundings: Surroundings
  ) -> String? {
    if surroundings == .test, let reason = reasonNotInTest { return reason }
    if !needs.isEmpty, offered.isDisjoint(with: needs) {
      let names = needs.map { "'\($0.rawValue)'" }.joined(separator: " nor ")
      return needs.count == 1
        ? "the subject does not offer \(names)" : "the subject offers neither \(names)"
    }
    if surroundings == .program {
      switch overTheWire {
      case .never(let reason): return reason
      case .offering(let capability, let reason) where !offered.contains(capability): return reason
      case .offering, .judged, .remarked: break
      }
    }
    return exclusion(contract, profile)
  }

  /// What the process of a test cannot do for the check.
  package var reasonNotInTest: String? {
    let advice = "judge it with 'auth-conformance -- ADAPTER'"
    switch place {
    case .runner: return "it takes processes of its own: \(advice)"
    case .controlledOnly: return "it takes control of the order of tasks: \(advice)"
    case .controlled, .beside: break
    }
    if forks { return "it forks the process, in which other tests run: \(advice)" }
    return mayEndLegally ? "ending the process is a legal answer to it: \(advice)" : nil
  }
}

extension Subject {
  /// The capabilities that the subject has operations for and its contract does not deny.
  package var offered: Set<Capability> { Set(Capability.allCases.filter(offers)) }
}
