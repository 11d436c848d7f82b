internal import ConformanceModel

extension Check {
  /// Controllers are made and started on the main actor.
  ///
  /// Callbacks come there in every other requirement as well, so that what does not work with them
  /// is seen there.
  package static let continuationMainThread = Check(
    .continuationMainThread, .signIn, kind: .stateful, place: .controlled,
    overTheWire: .never("the threads of a program in another process are not seen"),
    storyRank: .ending,
    exclusion: { contract, _ in
      contract.signIn.callbacks == .anyThread
        ? "the contract says that the provider has no thread of its own" : nil
    }
  ) { subject, context in
    try await RequestJudge(
      stories: [.sequel(.callback(.success))], cause: .startedOffMain,
      looksAt: "where REQUESTS of attempts in a row were made and started; completion handlers are "
        + "called as buttons do, 'signIn() async' from any task"
    ) { request in
      let verbs = [(request.isMadeOnMain, "made"), (request.isStartedOnMain, "started")]
      let wrong = verbs.filter { !$0.0 }.map(\.1)
      return wrong.isEmpty
        ? nil : "was \(wrong.joined(separator: " and ")) on a thread other than the main one"
    }.outcome(subject, context)
  }

  /// The presentation provider is set and alive when the request starts.
  package static let continuationAnchor = Check(
    .continuationAnchor, .signIn, kind: .stateful, place: .controlled,
    overTheWire: .never("a program in another process presents nothing"), storyRank: .ending,
    exclusion: { contract, _ in
      contract.signIn.setsAnchor
        ? nil : "the contract does not say that controllers are told where to present (setsAnchor)"
    }
  ) { subject, context in
    try await RequestJudge(
      stories: [.sequel(.callback(.success))], cause: .anchorMissing,
      looksAt: "who could say where to present REQUESTS of attempts in a row when they started"
    ) { $0.isAnchored ? nil : "was started with nobody to say where" }.outcome(subject, context)
  }

  /// The sheet of an attempt whose caller has given up is withdrawn.
  package static let continuationWithdrawn = Check(
    .continuationWithdrawn, .signIn, kind: .stateful, place: .controlled,
    overTheWire: .never("a program in another process is told of no controller's cancel"),
    storyRank: .ownEnding,
    exclusion: { contract, _ in
      if !contract.signIn.withdraws {
        return "the contract does not say that sheets are withdrawn (withdraws)"
      }
      let isOffered = contract.signIn.cancel || contract.signIn.taskCancellation
      return isOffered ? nil : "the contract offers no cancel"
    }
  ) { subject, context in
    try await RequestJudge(
      stories: [.ending(.cancel), .ending(.cancelTask)], cause: .sheetNotWithdrawn,
      looksAt: "the sheets of REQUESTS whose callers gave up, by cancel() and by their task"
    ) { $0.isWithdrawn ? nil : "was not withdrawn when its caller gave up" }
    .outcome(subject, context)
  }
}
