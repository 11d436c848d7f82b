internal import Glibc
internal import PropertyEngine
internal import ScheduleExplorer

/// Figures rather than findings.
enum Measurement {
  static let all: [String: @Sendable (Explorer) throws -> Void] = [
    "speed": speed, "memory": memory, "drive": drive, "replay": replay, "threads": threads,
    "doors": doors, "million": million,
  ]

  /// Complete two-caller schedules of a simple guard a second.
  private static func speed(_ explorer: Explorer) {
    let clock = ContinuousClock()
    for (name, strategy) in strategies {
      var runs = 0
      var settings = ExplorationSettings()
      settings.probeEvery = 0
      let begin = clock.now
      let report = explore(explorer, strategy, settings) { run in
        runs += 1
        let outstanding = Outstanding(run)
        let subject = SimpleGuard(outstanding)
        run.spawn("first") { await subject.signIn() }
        run.spawn("second") { await subject.signIn() }
      }
      let taken = begin.duration(to: clock.now)
      let seconds = Double(taken.components.seconds) + Double(taken.components.attoseconds) / 1e18
      print(
        "\(name): \(runs) schedules, \(report.steps) steps, \(Int(Double(runs) / seconds))"
          + " schedules/s, \(Int(Double(report.steps) / seconds)) steps/s; \(report.sentence)")
    }
  }

  private static var strategies: [(String, any Strategy)] {
    [
      ("random", UniformRandom(seed: 1, budget: 300_000)),
      ("pct", PriorityChanges(depth: 3, seed: 1, budget: 300_000)),
      ("depth-first", DepthFirst(budget: 300_000)),
    ]
  }

  private static func explore(
    _ explorer: Explorer, _ strategy: some Strategy, _ settings: ExplorationSettings,
    _ body: (ScheduledRun) -> Void
  ) -> ExplorationReport { explorer.explore(strategy, settings: settings, body) }

  /// Resident memory over more than ten million steps.
  private static func memory(_ explorer: Explorer) {
    var steps = 0
    print("resident at first: \(resident()) KiB")
    for round in 1...12 {
      let report = explorer.explore(UniformRandom(seed: UInt64(round), budget: 60_000)) { run in
        let outstanding = Outstanding(run)
        let subject = CheckSetAwait(run, outstanding)
        for name in ["first", "second", "third"] { run.spawn(name) { await subject.signIn() } }
      }
      steps += report.steps
      print("\(steps) steps: \(resident()) KiB")
    }
    var settings = ExplorationSettings()
    settings.run.stepBound = 10_000_000
    settings.failureLimit = 2
    settings.probeEvery = 0
    let report = explorer.explore(UniformRandom(seed: 1, budget: 1), settings: settings) { run in
      run.spawn("long") { for _ in 1...3_000_000 { await Task.yield() } }
    }
    print("one run of \(report.steps) steps: \(resident()) KiB")
  }

  static func resident() -> Int {
    guard let file = fopen("/proc/self/statm", "r") else { return 0 }
    defer { fclose(file) }
    var text = [CChar](repeating: 0, count: 128)
    guard fgets(&text, 128, file) != nil else { return 0 }
    let line = String(
      decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return (Int(line.split(separator: " ")[1]) ?? 0) * 4
  }

  /// Exploring from inside an asynchronous operation that is itself controlled.
  private static func drive(_ explorer: Explorer) {
    let hasEnded = explorer.drive {
      try? await Task.sleep(for: .seconds(3_600))
      let report = await MainActor.run {
        explorer.explore(DepthFirst(), Scenario.guards[2].body)
      }
      print(report.sentence)
      await Task.yield()
      print("driven to the end")
    }
    print(hasEnded ? "ended" : "stuck")
  }
}

/// A guard that does its work between check and clearing without leaving its actor.
actor SimpleGuard {
  private var isBusy = false
  private let outstanding: Outstanding

  init(_ outstanding: Outstanding) { self.outstanding = outstanding }

  func signIn() async {
    if isBusy { return }
    isBusy = true
    outstanding.begin()
    await Task.yield()
    outstanding.end()
    isBusy = false
  }
}
