internal import ScheduleExplorer

extension Measurement {
  /// Replays what was found a thousand times, and counts the tables that are not the same.
  static func replay(_ explorer: Explorer) throws {
    for scenario in Scenario.guards + Scenario.structure {
      let found = try scenario.explore(explorer, by: "depth-first", token: "")
      guard let counterexample = found.counterexample else { continue }
      let token = try ScheduleToken(counterexample.token.description)
      var same = 0
      for _ in 1...1_000 {
        let again = explorer.explore(Replay(token), scenario.body)
        if again.verdict == .failed, again.counterexample?.trace == counterexample.trace,
          again.counterexample?.failure == counterexample.failure
        {
          same += 1
        }
      }
      print("\(scenario.name): \(same) of 1000")
    }
  }
}
