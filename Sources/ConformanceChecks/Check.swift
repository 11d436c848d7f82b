package import ConformanceModel

/// Code that judges one requirement.
///
/// Written once against the subject protocols; where it runs is the runner's business.
package struct Check: Sendable {
  /// Where inputs and expectations come from.
  package enum Kind: String, Sendable {
    case vector, property, statistical, stateful
  }

  /// Where the check may run.
  package enum Place: Sendable {
    /// Beside the subject: in its worker, or against a proxy where the worker holds no checks.
    case beside
    /// In the runner, because it needs several processes of the subject or their output.
    case runner
    /// Beside the subject, in a worker whose tasks run in the order that the check chooses; where
    /// something there runs outside its control, once more in a plain worker.
    case controlled
  }

  /// The id of the requirement.
  package let id: RequirementID
  /// Where inputs come from.
  package let kind: Kind
  /// Where it may run.
  package let place: Place
  /// The capabilities it takes, any one of which is enough.
  package let needs: [Capability]
  /// How much longer than usual a subject may be silent, for work that is long by its nature.
  package let patience: Duration
  /// Whether it draws cases that a replay token can bring back.
  package let replays: Bool
  /// Says why the contract excludes the requirement; `nil` where it applies.
  package let exclusion: @Sendable (Contract, Profile) -> String?
  /// Judges.
  package let judge: @Sendable (any Subject, CheckContext) async throws -> CheckOutcome

  package init(
    _ id: RequirementID, kind: Kind, place: Place = .beside, needs: [Capability],
    patience: Duration = .zero, replays: Bool = false,
    exclusion: @escaping @Sendable (Contract, Profile) -> String? = { _, _ in nil },
    judge: @escaping @Sendable (any Subject, CheckContext) async throws -> CheckOutcome
  ) {
    self.id = id
    self.kind = kind
    self.place = place
    self.needs = needs
    self.patience = patience
    self.replays = replays
    self.exclusion = exclusion
    self.judge = judge
  }

  /// The row of the catalogue; traps for an id that the catalogue lacks, which a test rules out.
  package var requirement: Requirement {
    guard let row = Requirement.named(id) else {
      preconditionFailure("check '\(id)' has no requirement")
    }
    return row
  }

  /// Says why the check does not apply to a subject; `nil` where it does.
  package func reasonNotApplicable(to subject: any Subject, profile: Profile) -> String? {
    if !needs.isEmpty, !needs.contains(where: subject.offers) {
      let names = needs.map { "'\($0.rawValue)'" }.joined(separator: " nor ")
      return needs.count == 1
        ? "the subject does not offer \(names)" : "the subject offers neither \(names)"
    }
    return exclusion(subject.contract, profile)
  }
}
