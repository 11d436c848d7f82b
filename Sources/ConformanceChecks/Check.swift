package import ConformanceModel

/// Code that judges one requirement, with all that is to be known of it.
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
    /// The same, and nowhere else: the requirement is about nothing but orders, or passing time.
    case controlledOnly
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
  /// Whether the end of the subject's process is a right answer in some of its cases.
  package let mayEndLegally: Bool
  /// Whether it forks the process, which copies the locks that other threads hold.
  package let forks: Bool
  /// What it can tell of a program that answers over the wire.
  package let overTheWire: WireReach
  /// Its place when several failures compete for the blame; `nil` where it tells no stories.
  package let storyRank: StoryRank?
  /// Judges nonces from a file; `nil` where it takes the generator itself.
  let judgesFile: (@Sendable (NonceFileRows) async -> CheckOutcome)?
  /// Says why the contract excludes the requirement; `nil` where it applies.
  package let exclusion: @Sendable (Contract, Profile) -> String?
  /// Judges.
  package let judge: @Sendable (any Subject, CheckContext) async throws -> CheckOutcome

  /// - Parameters:
  ///   - id: The requirement.
  ///   - access: What it takes of a subject.
  ///   - kind: Where inputs come from.
  ///   - place: Where it may run.
  ///   - patience: How much longer than usual a subject may be silent.
  ///   - replays: Whether a replay token can bring its cases back.
  ///   - mayEndLegally: Whether the end of the process is a right answer to some case.
  ///   - forks: Whether it forks the process.
  ///   - overTheWire: What it can tell of a program that answers over the wire.
  ///   - storyRank: Its place when several failures compete for the blame.
  ///   - exclusion: Why the contract excludes the requirement; `nil` where it applies.
  ///   - judgesFile: Judges nonces from a file.
  ///   - judge: Judges what `access` takes of the subject.
  init<Operations: Sendable>(
    _ id: RequirementID, _ access: Access<Operations>, kind: Kind, place: Place = .beside,
    patience: Duration = .zero, replays: Bool = false, mayEndLegally: Bool = false,
    forks: Bool = false,
    overTheWire: WireReach = .judged, storyRank: StoryRank? = nil,
    exclusion: @escaping @Sendable (Contract, Profile) -> String? = { _, _ in nil },
    judgesFile: (@Sendable (NonceFileRows) async -> CheckOutcome)? = nil,
    judge: @escaping @Sendable (Operations, CheckContext) async throws -> CheckOutcome
  ) {
    self.id = id
    self.kind = kind
    self.place = place
    needs = access.capabilities
    self.patience = patience
    self.replays = replays
    self.mayEndLegally = mayEndLegally
    self.forks = forks
    self.overTheWire = overTheWire
    self.storyRank = storyRank
    self.judgesFile = judgesFile
    self.exclusion = exclusion
    self.judge = { subject, context in
      guard let operations = access.open(subject) else {
        throw SubjectFault.lacks(access.capabilities)
      }
      return try await judge(operations, context)
    }
  }

  /// Whether it decides about the order of tasks, where anything can.
  package var isControlled: Bool { place == .controlled || place == .controlledOnly }

  /// The row of the catalogue; traps for an id that the catalogue lacks, which a test rules out.
  package var requirement: Requirement {
    guard let row = Requirement.named(id) else {
      preconditionFailure("check '\(id)' has no requirement")
    }
    return row
  }
}

/// What a check can tell of a program that answers over the wire.
package enum WireReach: Sendable {
  /// The same as of a Swift subject.
  case judged
  /// The same but for what its scope then says.
  ///
  /// The remark is made of whether the program read each early callback before `performRequests`
  /// returned; `nil` where there was none.
  case remarked(@Sendable (_ readsInsideRequests: Bool?) -> String)
  /// The same of a program that offers something more; of others nothing, for the reason given.
  case offering(Capability, or: String)
  /// Nothing, for the reason given.
  case never(String)

  /// Of a program that reads requests while it has not answered earlier ones.
  static let overlapping = offering(
    .overlapping, or: "needs calls at once, which a program takes that offers 'overlapping'")

  /// The remark on what is judged by events.
  static let byEvents = remarked { _ in "by events over the wire" }
}

/// How long the stories are that a requirement tells, from the simplest.
///
/// A story that goes wrong in a simpler story already is left to the requirement of that one; with
/// one order for all, no two are left to each other.
package enum StoryRank: Int, Sendable, Comparable {
  /// One attempt and one ending that the provider brings.
  case ending = 1
  /// One attempt and an ending of its own.
  case ownEnding
  /// A callback after the ending.
  case duplicate
  /// An attempt after the ending.
  case sequel
  /// Both, or an ending in an unusual place.
  case aftermath
  /// A callback of an attempt that is over, during another one.
  case stale
  /// Attempts around a suspension of the guard.
  case suspension
  /// Attempts that overlap.
  case overlap

  package static func < (left: StoryRank, right: StoryRank) -> Bool {
    left.rawValue < right.rawValue
  }
}
