internal import ScheduleExplorer

/// One situation to explore.
struct Scenario: Sendable {
  let name: String
  var stepBound = 2_000
  var failureLimit = 1
  let body: @Sendable (ScheduledRun) -> Void

  static let all: [Scenario] = guards + continuations + structure + limits + timers

  func explore(
    _ explorer: Explorer, by strategy: String, token: String
  ) throws -> ExplorationReport {
    var settings = ExplorationSettings()
    settings.run.stepBound = stepBound
    settings.failureLimit = failureLimit
    settings.header = name
    switch strategy {
    case "count":
      settings.failureLimit = .max
      return explorer.explore(DepthFirst(budget: 1_000_000), settings: settings, body)
    case "random":
      return explorer.explore(UniformRandom(seed: 7, budget: 20_000), settings: settings, body)
    case "pct":
      return explorer.explore(
        PriorityChanges(depth: 3, seed: 7, budget: 20_000), settings: settings, body)
    case "replay":
      return explorer.explore(Replay(try ScheduleToken(token)), settings: settings, body)
    default:
      return explorer.explore(DepthFirst(budget: 1_000_000), settings: settings, body)
    }
  }
}

/// What subjects note: how many requests are outstanding at once.
///
/// `@unchecked Sendable`: used on the control thread only.
final class Outstanding: @unchecked Sendable {
  private(set) var now = 0
  private(set) var most = 0
  let run: ScheduledRun

  init(_ run: ScheduledRun) {
    self.run = run
    run.atEnd { _ in
      if self.most > 1 {
        run.fail("one request at a time", observed: "\(self.most) requests at once")
      }
    }
  }

  func begin() {
    now += 1
    most = max(most, now)
    run.mark("request")
  }

  func end() {
    now -= 1
    run.mark("answer")
  }
}
