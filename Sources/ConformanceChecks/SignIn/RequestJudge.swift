internal import ConformanceModel

/// Looks at every request of some simple stories.
struct RequestJudge {
  /// What is wrong with a request, and what that usually comes from.
  struct Mistake {
    let sentence: String
    let cause: Cause
  }

  let stories: [SimplerStory]
  /// What was looked at, for the scope.
  let looksAt: String
  /// What is wrong with a request; nil where it is right.
  let mistake: @Sendable (SignInHistory.Request) -> Mistake?

  /// Judges with every way in that the contract offers.
  func outcome(_ subject: any SignInSubject, _ context: CheckContext) async throws -> CheckOutcome {
    do { return try await judged(subject, context) } catch let lost as ControlLost {
      return lost.outcome
    }
  }

  private func judged(
    _ subject: any SignInSubject, _ context: CheckContext
  ) async throws -> CheckOutcome {
    let contract = subject.contract.signIn
    var player = ScenarioPlayer(subject: subject, context: context)
    var requests = 0
    for scenario in stories.map(\.scenario) where scenario.applies(to: contract) {
      for entry in scenario.entries(under: contract) {
        let history = try await player.play(scenario, entry: entry)
        requests += history.requests.count
        let found = history.requests.enumerated().compactMap { number, request in
          mistake(request).map { (number, $0) }
        }
        guard let (_, first) = found.first else { continue }
        let observed = found.map { number, mistake in
          "request \(number + 1) of '\(entry.rawValue)' \(mistake.sentence)"
        }
        return .fail(
          cases: requests, scope: scope(requests),
          Evidence(observed: observed, cause: first.cause))
      }
    }
    guard requests > 0 else {
      return CheckOutcome(
        grade: .insufficientData, cases: 0, scope: scope(0),
        evidence: Evidence(observed: ["no request was started"]))
    }
    return .pass(cases: requests, scope: scope(requests))
  }

  private func scope(_ requests: Int) -> String {
    let noun = requests == 1 ? "one request" : "\(requests) requests"
    return looksAt.replacing("REQUESTS", with: noun)
  }
}
