internal import Glibc
internal import PropertyEngine
internal import ScheduleExplorer
internal import ThreadGallery

extension Measurement {
  /// Schedules a second of two threads at one guard, races looked for, and the memory they take.
  static func threads(_ explorer: Explorer) {
    let clock = ContinuousClock()
    for (name, strategy) in [
      ("random", UniformRandom(seed: 1, budget: 50_000) as any Strategy),
      ("pct", PriorityChanges(depth: 3, seed: 1, budget: 50_000)),
    ] {
      var settings = ExplorationSettings()
      settings.run.switchesAtAccesses = true
      settings.run.failsRaces = true
      settings.probeEvery = 0
      let before = resident()
      let begin = clock.now
      let report = explorer.explore(strategy, settings: settings, atADoor)
      let taken = begin.duration(to: clock.now)
      let seconds = Double(taken.components.seconds) + Double(taken.components.attoseconds) / 1e18
      print(
        "\(name): \(Int(Double(report.orders) / seconds)) schedules/s, \(report.steps) steps; "
          + "\(report.sentence); resident \(before) KiB before, \(resident()) KiB after")
    }
  }

  /// Resident memory over a million schedules of two threads.
  static func million(_ explorer: Explorer) {
    var settings = ExplorationSettings()
    settings.run.switchesAtAccesses = true
    settings.run.failsRaces = true
    var orders = 0
    for round in 1...10 {
      orders +=
        explorer.explore(
          UniformRandom(seed: UInt64(round), budget: 100_000), settings: settings, atADoor
        ).orders
      print("\(orders) schedules: \(resident()) KiB")
    }
  }

  private static func atADoor(_ run: ScheduledRun) {
    let door = MutexDoor()
    for name in ["A", "B"] {
      run.spawn(name) { if door.enters() { door.leaves() } }
    }
  }
}
