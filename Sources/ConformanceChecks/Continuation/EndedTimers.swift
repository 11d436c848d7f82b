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
    return .pass(
      cases: known.cases + played,
      scope: "\(known.scope); and \(played) plays in which \(pause) pass after every step")
  }
}
