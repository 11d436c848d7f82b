internal import ConformanceModel
internal import ScheduleExplorer

extension Check {
  /// The guard holds whatever two threads do between two accesses to memory.
  package static let guardThreads = Check(
    .guardThreads, .signIn, kind: .stateful, place: .controlledOnly, replays: true,
    overTheWire: ThreadJudge.notOverTheWire, storyRank: .suspension
  ) { subject, context in
    try PairThreads(subject, context).outcome(.guardThreads, .outcomes) { failure in
      failure.cause == .deadlock ? .locksCrossed : .checkThenSet
    }
  }

  /// Callers on two threads use no memory without an order between them.
  package static let guardRaceFree = Check(
    .guardRaceFree, .signIn, kind: .stateful, place: .controlledOnly, replays: true,
    overTheWire: ThreadJudge.notOverTheWire, storyRank: .suspension
  ) { subject, context in
    try PairThreads(subject, context).outcome(.guardRaceFree, .races) { failure in
      failure.cause == .race ? .guardUnordered : nil
    }
  }
}

/// Two callers, each on a thread of its own, for each pair of ways in.
private struct PairThreads {
  let subject: any SignInSubject
  let context: CheckContext

  init(_ subject: any SignInSubject, _ context: CheckContext) {
    self.subject = subject
    self.context = context
  }

  private static let onMainAlone =
    "'signIn(completion:)' is called on the main actor's thread alone, where no two callers meet, "
    + "and no thread of the subject's own was seen to go wrong. A contract with "
    + "'callbacks: .anyThread' has it called from any thread"

  func outcome(
    _ id: RequirementID, _ accesses: AccessControl, cause: @escaping (ScheduleFailure) -> Cause?
  ) throws -> CheckOutcome {
    guard case .explorer(let explorer) = context.control else {
      return .notApplicable("nothing controls the order of tasks in this process")
    }
    let contract = subject.contract.signIn
    let cases = CallerPair.all(under: contract).map { pair in
      let part = PacedCallers(callers: pair.callers, pace: .anyOrder).part
      let isOnMain = contract.callbacks == .mainActor && pair.entries == [.completion]
      return ThreadJudge.Case(
        name: "\(pair)", part: part, passSaysNothing: isOnMain ? Self.onMainAlone : nil
      ) { strategy, effort in
        var search = OrderSearch(
          explorer: explorer, subject: subject, context: context, requirement: id)
        search.accesses = effort.accesses
        return try PairSearch(search).explore(
          pair.callers, .anyOrder, strategy, shrinkBudget: effort.shrinkBudget,
          stamp: effort.stamp)
      }
    }
    return try ThreadJudge(id: id, context: context, accesses: accesses, cause: cause)
      .outcome(cases)
  }
}
