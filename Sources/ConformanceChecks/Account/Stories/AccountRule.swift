internal import ConformanceModel

/// What one requirement asks of every step of a story, and of every order of some scenes.
///
/// Rules are independent: each looks at what it is about and at nothing else, so that a defect is
/// blamed on the requirement it violates and on no other.
struct AccountRule: Sendable {
  /// The requirement's id.
  let requirement: RequirementID
  /// What random stories of the requirement are mostly about.
  let verbs: [AccountVerb]
  /// What is explored in all orders.
  let scenes: [AccountScene]
  /// Whether it says nothing of a story whose last sign-in failed, whatever its vector expects at the
  /// end: names and addresses are not what goes wrong there.
  let isAboutSignedIn: Bool
  /// Judges one step; nil where the requirement says nothing about it.
  let judge: @Sendable (AccountEpisode, AccountContract) -> [AccountDeviation]?

  init(
    _ requirement: RequirementID, verbs: [AccountVerb], scenes: [AccountScene] = [],
    isAboutSignedIn: Bool = false,
    judge: @escaping @Sendable (AccountEpisode, AccountContract) -> [AccountDeviation]?
  ) {
    self.requirement = requirement
    self.verbs = verbs
    self.scenes = scenes
    self.isAboutSignedIn = isAboutSignedIn
    self.judge = judge
  }
}

/// Something that differs from what is right.
struct AccountDeviation: Hashable, Sendable {
  /// What was seen and what was expected, without a full stop.
  let sentence: String
  /// What it usually comes from.
  let cause: Cause?

  init(_ sentence: String, _ cause: Cause? = nil) {
    self.sentence = sentence
    self.cause = cause
  }
}

extension Check {
  /// A check that judges stories by a rule.
  ///
  /// - Parameters:
  ///   - rule: What is right.
  ///   - exclusion: Why the contract excludes the requirement; nil where it applies.
  static func account(
    _ rule: AccountRule, exclusion: @escaping @Sendable (AccountContract) -> String? = { _ in nil }
  ) -> Check {
    Check(
      rule.requirement, .account, kind: .stateful, place: .controlled, replays: true,
      overTheWire: .byEvents,
      exclusion: { contract, _ in
        contract.account.reasonLacking(rule.verbs) ?? exclusion(contract.account)
      }
    ) { subject, context in
      do {
        return try await AccountJudge(rule: rule, subject: subject, context: context).outcome()
      } catch let lost as ControlLost { return lost.outcome }
    }
  }
}
