internal import Glibc
internal import PropertyEngine
internal import ScheduleExplorer
internal import Synchronization
internal import ThreadGallery

extension Measurement {
  /// Guards that hold whatever threads do, with 200 seeds each; ends with 1 where one is blamed, or
  /// cannot be judged.
  static func doors(_ explorer: Explorer) {
    var isRight = true
    for (name, make) in rightDoors {
      var settings = ExplorationSettings()
      settings.run.switchesAtAccesses = true
      settings.run.failsRaces = true
      let bounded = explorer.explore(
        DepthFirst(preemptions: 0...2, budget: 20_000), settings: settings, callers(make))
      var orders = 0
      var wrong: [String] = bounded.isPassed && bounded.sawAccesses ? [] : [bounded.sentence]
      for seed in 1...UInt64(200) where wrong.isEmpty {
        let found = explorer.explore(
          PriorityChanges(depth: 3, seed: seed, budget: 50), settings: settings, callers(make))
        orders += found.orders
        if !found.isPassed { wrong.append("seed \(seed): \(found.sentence)") }
      }
      print(
        "\(name): \(bounded.completeness), \(orders) orders of 200 seeds: "
          + (wrong.first.map { "not right: \($0)" } ?? "pass"))
      if !wrong.isEmpty { isRight = false }
    }
    if !isRight { exit(1) }
  }

  private typealias Gate = (enters: @Sendable () async -> Bool, leaves: @Sendable () async -> Void)

  private static let rightDoors: [(String, @Sendable () -> Gate)] = [
    ("Mutex", { gate(MutexDoor()) }), ("NSLock", { gate(NSLockDoor()) }),
    ("pthread_mutex", { gate(PthreadDoor()) }), ("recursive lock", { gate(RecursiveLockDoor()) }),
    ("serial queue", { gate(SerialQueueDoor()) }), ("barrier", { gate(BarrierDoor()) }),
    ("exchange", { gate(ExchangeDoor()) }), ("compare and exchange", { gate(SpinningDoor()) }),
    ("one-time initialisation", { gate(OnceDoor()) }), ("semaphore", { gate(SemaphoreDoor()) }),
    ("publication", { gate(PublishingDoor()) }),
    ("spin lock", { gate(SpinLockDoor()) }), ("read-write lock", { gate(ReadWriteDoor()) }),
    ("condition", { gate(ConditionDoor()) }),
    (
      "actor",
      {
        let door = ActorDoor()
        return ({ await door.enters() }, { await door.leaves() })
      }
    ),
    (
      "main queue",
      {
        let door = MainQueueDoor()
        return ({ await door.enters() }, { await door.leaves() })
      }
    ),
    (
      "main actor",
      {
        let door = MainActorDoor()
        return ({ await door.enters() }, { await door.leaves() })
      }
    ),
  ]

  private static func gate(_ door: some Door) -> Gate { ({ door.enters() }, { door.leaves() }) }

  /// Two callers, of whom one at a time may be inside, one after the other both.
  private static func callers(_ make: @escaping @Sendable () -> Gate) -> (ScheduledRun) -> Void {
    { run in
      let door = make()
      let inside = Mutex(0)
      for name in ["A", "B"] {
        run.spawn(name) {
          guard await door.enters() else { return }
          let count = inside.withLock { inside in
            inside += 1
            return inside
          }
          if count > 1 { run.fail("one at a time", observed: "\(count) are inside") }
          inside.withLock { $0 -= 1 }
          await door.leaves()
        }
      }
    }
  }
}
