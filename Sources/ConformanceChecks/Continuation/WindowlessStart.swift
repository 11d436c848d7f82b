internal import ConformanceModel
internal import ScheduleExplorer

/// An attempt without a window, of whoever is not asked to look for one.
///
/// Whether a sheet is asked for all the same is left open then. Neither a sheet nor an answer is wrong
/// under every contract: the caller waits for ever.
struct WindowlessStart {
  let subject: any SignInSubject
  let context: CheckContext

  /// Beside the cases of the scripted plays, and below those of the orders.
  private static let firstCase = OrderSearch.firstCase / 2

  private static let scenario: SignInScenario = {
    var start = SignInStart("A")
    start.hasWindow = false
    let right = SignInExpectation(
      answers: ["A": [.credential, .failure, .cancelled]], requests: 1, outstandingAtMost: 1)
    return SignInScenario(
      "no-window", "no window, and a success where a sheet is asked for all the same",
      steps: [.start(start), .callback(attempt: "A", ProviderCallback(.success))],
      expectations: Dictionary(
        uniqueKeysWithValues: SignInContract.Overlap.allCases.map { ($0, right) }))
  }()

  /// What goes wrong; nil where nothing does, or where requirements of their own look.
  func failure() async throws -> CheckOutcome? {
    let contract = subject.contract.signIn
    guard !contract.looksForWindow, context.replay == nil, !(subject is any RemoteSubject) else {
      return nil
    }
    var player = ScenarioPlayer(subject: subject, context: context, firstCase: Self.firstCase)
    var played = 0
    for entry in Self.scenario.entries(under: contract) {
      let history: SignInHistory
      do { history = try await player.play(Self.scenario, entry: entry) } catch is ControlLost {
        return nil
      }
      played += 1
      let found = DeviationFinder(scenario: Self.scenario, contract: contract, history: history)
        .deviations.filter { $0.aspect == .answers }
      guard !found.isEmpty else { continue }
      let story = FailedScenario(
        scenario: Self.scenario, entry: entry, contract: contract, history: history, found: found)
      return .fail(
        cases: played, scope: context.scope("one attempt without a window"), story.evidence)
    }
    return nil
  }
}
