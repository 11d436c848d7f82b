internal import ConformanceModel
internal import ScheduleExplorer

extension Check {
  /// Callbacks and cancels on two threads lead to exactly one answer.
  package static let continuationThreads = Check(
    .continuationThreads, .signIn, kind: .stateful, place: .controlledOnly, replays: true,
    overTheWire: ThreadJudge.notOverTheWire, storyRank: .duplicate
  ) { subject, context in
    try EndingThreads(subject, context).outcome(.continuationThreads, .outcomes) { failure in
      failure.cause == .deadlock ? .locksCrossed : .answeredFromTwoThreads
    }
  }

  /// Callbacks and cancels use no memory without an order between them.
  package static let continuationRaceFree = Check(
    .continuationRaceFree, .signIn, kind: .stateful, place: .controlledOnly, replays: true,
    overTheWire: ThreadJudge.notOverTheWire, storyRank: .duplicate
  ) { subject, context in
    try EndingThreads(subject, context).outcome(.continuationRaceFree, .races) { failure in
      failure.cause == .race ? .slotUnordered : nil
    }
  }
}

/// One caller whose attempt two threads end at one time.
private struct EndingThreads {
  let subject: any SignInSubject
  let context: CheckContext

  init(_ subject: any SignInSubject, _ context: CheckContext) {
    self.subject = subject
    self.context = context
  }

  private static let stories: [SimplerStory] = [
    .stray(.callback(.success), .failure), .stray(.cancel, .success),
    .stray(.cancelTask, .success),
  ]

  private static func name(_ story: OrderStory) -> String {
    story.scenario.steps.map { $0.text(entry: story.entry) }.joined(separator: ", ")
  }

  func outcome(
    _ id: RequirementID, _ accesses: AccessControl, cause: @escaping (ScheduleFailure) -> Cause?
  ) throws -> CheckOutcome {
    guard case .explorer(let explorer) = context.control else {
      return .notApplicable("nothing controls the order of tasks in this process")
    }
    let contract = subject.contract.signIn
    let stories = OrderStory.all(Self.stories.map(\.scenario), under: contract)
    let cases = stories.enumerated().map { number, story in
      let part = "\(number + 1).\(story.entry.rawValue)"
      return ThreadJudge.Case(name: Self.name(story), part: part) { strategy, effort in
        var search = OrderSearch(
          explorer: explorer, subject: subject, context: context, requirement: id)
        search.accesses = effort.accesses
        return try search.explore(
          [story], judging: [.answers, .pairing], strategy, shrinkBudget: effort.shrinkBudget,
          part: effort.stamp?.part
        ).report
      }
    }
    return try ThreadJudge(id: id, context: context, accesses: accesses, cause: cause)
      .outcome(cases)
  }
}
