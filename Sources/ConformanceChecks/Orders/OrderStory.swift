internal import ConformanceModel

/// A scenario with the way in of its steps that name none.
struct OrderStory: Hashable, Sendable {
  let scenario: SignInScenario
  let entry: SignInContract.Entry

  /// Names the story in a replay token, such as `guard-released-0001.async`.
  var name: String { "\(scenario.id).\(entry.rawValue)" }

  /// Whether two attempts may be pending at one time.
  var overlaps: Bool {
    scenario.simplerStories(entry: entry).contains { $0.0 == .overlap }
  }

  /// Every way to play the scenarios under a contract.
  static func all(_ scenarios: [SignInScenario], under contract: SignInContract) -> [OrderStory] {
    scenarios.filter { $0.applies(to: contract) && $0.isClear(under: contract) }.flatMap {
      scenario in
      scenario.entries(under: contract).map { OrderStory(scenario: scenario, entry: $0) }
    }
  }
}

extension SignInScenario {
  /// Whether it is clear whom a cancel ends: with several attempts under way it may not be.
  func isClear(under contract: SignInContract) -> Bool {
    let isShared = contract.overlap == .independent || contract.overlap == .join
    let attempts = steps.count { if case .start = $0 { true } else { false } }
    return !isShared || attempts < 2
      || !steps.contains { step in
        switch step {
        case .cancel, .cancelTask: true
        case .phase(.background): contract.background == .ends
        default: false
        }
      }
  }
}

extension SignInStory.Move {
  /// Whether somebody other than the provider ends an attempt.
  var isCancel: Bool {
    switch self {
    case .cancel, .cancelTask: true
    case .start, .callback: false
    }
  }
}

extension SignInStory {
  /// The moves without cancels and without a second callback to the same attempt.
  static func overlapsAlone(_ moves: [Move]) -> [Move] {
    var attempts = 0
    var calledBack: Set<Int> = []
    return moves.filter { move in
      switch move {
      case .start: attempts += 1
      case .callback(let back, _): return calledBack.insert(attempts - back).inserted
      case .cancel, .cancelTask: return false
      }
      return true
    }
  }
}
