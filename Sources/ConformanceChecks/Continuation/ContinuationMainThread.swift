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
      stories: [.sequel(.callback(.success))],
      looksAt: "where REQUESTS of attempts in a row were made and started; completion handlers are "
        + "called as buttons do, 'signIn() async' from any task"
    ) { request in
      let verbs = [(request.isMadeOnMain, "made"), (request.isStartedOnMain, "started")]
      let wrong = verbs.filter { !$0.0 }.map(\.1)
      return wrong.isEmpty
        ? nil
        : RequestJudge.Mistake(
          sentence: "was \(wrong.joined(separator: " and ")) on a thread other than the main one",
          cause: .startedOffMain)
    }.outcome(subject, context)
  }

  /// The presentation provider is set on the main actor, and alive when the request starts.
  package static let continuationAnchor = Check(
    .continuationAnchor, .signIn, kind: .stateful, place: .controlled,
    overTheWire: .never("a program in another process presents nothing"), storyRank: .ending,
    exclusion: { contract, _ in
      contract.signIn.setsAnchor
        ? nil : "the contract does not say that controllers are told where to present (setsAnchor)"
    }
  ) { subject, context in
    let isOnMain = subject.contract.signIn.callbacks == .mainActor
    return try await RequestJudge(
      stories: [.sequel(.callback(.success))],
      looksAt: "who could say where to present REQUESTS of attempts in a row when they started, "
        + "and on which thread that was set"
    ) { request in
      if !request.isAnchored {
        return RequestJudge.Mistake(
          sentence: "was started with nobody to say where",
          cause: .anchorMissing.saying(
            request.hasHadAnchor
              ? "nothing keeps the presentation provider alive: it is freed before the start"
              : "the presentation provider is never set"))
      }
      guard isOnMain, !request.isAnchoredOnMain else { return nil }
      return RequestJudge.Mistake(
        sentence: "was told who says where on a thread other than the main one",
        cause: .startedOffMain.saying("the presentation provider is set off the main actor"))
    }.outcome(subject, context)
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
      stories: [.ending(.cancel), .ending(.cancelTask)],
      looksAt: "the sheets of REQUESTS whose callers gave up, by cancel() and by their task"
    ) { request in
      request.isWithdrawn
        ? nil
        : RequestJudge.Mistake(
          sentence: "was not withdrawn when its caller gave up", cause: .sheetNotWithdrawn)
    }.outcome(subject, context)
  }
}
