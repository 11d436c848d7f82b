internal import ConformanceModel

/// Looks whether the timer of an attempt that has ended reaches the next one.
///
/// Time passes between the steps, so that the first attempt's limit is over while the second one
/// waits, and the second one's is not.
struct EndedTimers {
  let subject: any SignInSubject
  let context: CheckContext

  private static let endings: [SimplerStory.Ending] = [
    .callback(.success), .callback(.failure), .callback(.cancel), .cancel, .cancelTask,
  ]
  private static let judged: Aspects = [.answers, .words, .requests, .pairing]

  /// A newcomer that is refused, and a third attempt when the first one has ended.
  private static let refusal = SignInScenario(
    "time-between", "the third attempt is under way when the time of one before is over",
    steps: [
      .start(SignInStart("A")), .start(SignInStart("B")),
      .callback(attempt: "A", ProviderCallback(.success)), .start(SignInStart("C")),
      .callback(attempt: "C", ProviderCallback(.success)),
    ],
    expectations: [
      .refuse: SignInExpectation(
        answers: ["A": [.credential], "B": [.refused], "C": [.credential]], requests: 2,
        outstandingAtMost: 1)
    ])

  /// - Parameter known: The outcome of everything else, a pass.
  func outcome(after known: CheckOutcome) async throws -> CheckOutcome {
    let contract = subject.contract.signIn
    // The first attempt begins 0.8 limits before the second, which waits for 0.4.
    let pause = Duration.seconds(contract.timeout ?? 0) * 2 / 5
    var player = ScenarioPlayer(
      subject: subject, context: context, firstCase: OrderSearch.firstCase / 2)
    var played = 0
    for ending in Self.endings {
      let story = SimplerStory.sequel(ending)
      var scenario = story.scenario
      scenario.id = "time-between"
      scenario.comment = "the second attempt is under way when the first one's limit is over"
      guard scenario.applies(to: contract) else { continue }
      for entry in scenario.entries(under: contract) {
        // What goes wrong without time that passes is another requirement's business.
        guard try await player.passes(story, entry: entry, Self.judged) else { continue }
        played += 1
        let history = try await player.play(scenario, entry: entry, patience: pause)
        let found = DeviationFinder(scenario: scenario, contract: contract, history: history)
          .deviations.filter { Self.judged.contains($0.aspect) }
        guard !found.isEmpty else { continue }
        var evidence = FailedScenario(
          scenario: scenario, entry: entry, contract: contract, history: history, found: found
        ).evidence
        evidence.cause = .timerNotStopped
        return .fail(
          cases: known.cases + played,
          scope: "\(played) of the plays in which \(pause) pass after every step; \(known.scope)",
          evidence)
      }
    }
    // The newcomer's time is over 1.4 limits after the first start, between the third attempt's
    // start and its end with the one pause; the first one's own with the other.
    let pauses = [pause, .seconds(contract.timeout ?? 0) * 3 / 10]
    for entry in Self.refusal.entries(under: contract) where Self.refusal.applies(to: contract) {
      guard try await deviations(entry, nil, &player).0.isEmpty else { continue }
      for pause in pauses {
        played += 1
        let (found, history) = try await deviations(entry, pause, &player)
        guard !found.isEmpty else { continue }
        var evidence = FailedScenario(
          scenario: Self.refusal, entry: entry, contract: contract, history: history, found: found
        ).evidence
        evidence.cause = .timerNotStopped.saying(
          "a refused newcomer starts a timer all the same, which nobody stops and which ends a "
            + "later attempt")
        return .fail(
          cases: known.cases + played,
          scope: "\(played) of the plays in which time passes after every step; \(known.scope)",
          evidence)
      }
    }
    return .pass(
      cases: known.cases + played,
      scope: "\(known.scope); and \(played) plays in which \(pause) pass after every step")
  }

  private func deviations(
    _ entry: SignInContract.Entry, _ pause: Duration?, _ player: inout ScenarioPlayer
  ) async throws -> ([Deviation], SignInHistory) {
    let history = try await player.play(Self.refusal, entry: entry, patience: pause)
    let found = DeviationFinder(
      scenario: Self.refusal, contract: subject.contract.signIn, history: history
    ).deviations.filter { Self.judged.contains($0.aspect) }
    return (found, history)
  }
}
