internal import ConformanceModel

extension Check {
  /// A task that is cancelled already is answered and shows no sheet.
  package static let continuationCancelledBefore = Check(
    .continuationCancelledBefore, .signIn, kind: .stateful, place: .controlled,
    overTheWire: .never("a task in another process cannot be cancelled before it runs"),
    storyRank: .ownEnding,
    exclusion: { contract, _ in
      let isOffered = contract.signIn.taskCancellation && contract.signIn.entries.contains(.async)
      return isOffered ? nil : "the contract offers no task cancellation"
    }
  ) { subject, context in
    let judge = ScenarioJudge(
      .continuationCancelledBefore, .ownEnding, [.answers, .words, .requests, .pairing],
      leaving: [.endings])
    return try await judge.judgeSettled(
      [SimplerStory.ending(.cancelledBefore), .sequel(.cancelledBefore)].map(\.scenario),
      subject, context)
  }
}
