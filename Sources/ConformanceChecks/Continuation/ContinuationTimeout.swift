internal import ConformanceModel

extension Check {
  /// Where nobody ever calls back, the declared timeout fires and frees the next attempt.
  ///
  /// Judged in virtual time, so that a timeout of minutes costs nothing; without control of time
  /// there is nothing to judge it by.
  package static let continuationTimeout = Check(
    .continuationTimeout, .signIn, kind: .stateful, place: .controlledOnly, replays: true,
    overTheWire: .never(
      "a timeout is judged in virtual time, which a program's own timers do not follow; only Swift "
        + "subjects served by 'ConformanceWorker.main' are judged"),
    storyRank: .ownEnding,
    exclusion: { contract, _ in
      contract.signIn.timeout == nil ? "the contract declares no timeout" : nil
    },
    judge: { subject, context in
      guard context.wholeProcessExplorer != nil else {
        return .notApplicable("the order of tasks and their time are not controlled")
      }
      let known = try await ScenarioJudge(
        .continuationTimeout, .ownEnding, [.answers, .words, .requests, .pairing],
        leaving: [.endings, .overlaps]
      ).judge(subject, context)
      guard known.grade == .pass, context.replay == nil else { return known }
      do {
        return try await EndedTimers(subject: subject, context: context).outcome(after: known)
      } catch let lost as ControlLost { return lost.outcome }
    })
}
