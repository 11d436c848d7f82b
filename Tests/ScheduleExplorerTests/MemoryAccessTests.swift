import Foundation
import PropertyEngine
import ScheduleExplorer
import Synchronization
import Testing
import ThreadGallery

/// Level 3: threads that may take over at every access of instrumented code to memory.
///
/// One at a time, because the memory that a process's runs touch is looked at as a whole.
@Suite(.serialized, .enabled(if: MemoryAccesses.areSeen)) struct MemoryAccessTests {
  private static let wrong: [(String, @Sendable () -> any Door)] = [
    ("plain flag", { PlainDoor() }), ("lock around the check", { LockedCheckDoor() }),
    ("two atomics", { TwoAtomicsDoor() }), ("load, then store", { LoadStoreDoor() }),
    ("copy of a struct", { StructCopyDoor() }), ("lazily made", { LazyDoor() }),
  ]

  private static let right: [(String, @Sendable () -> any Door)] = [
    ("Mutex", { MutexDoor() }), ("NSLock", { NSLockDoor() }),
    ("recursive lock", { RecursiveLockDoor() }), ("pthread mutex", { PthreadDoor() }),
    ("semaphore", { SemaphoreDoor() }), ("serial queue", { SerialQueueDoor() }),
    ("barrier", { BarrierDoor() }), ("compare and exchange", { SpinningDoor() }),
    ("exchange", { ExchangeDoor() }),
    ("publication", { PublishingDoor() }), ("spin lock", { SpinLockDoor() }),
    ("read-write lock", { ReadWriteDoor() }), ("condition", { ConditionDoor() }),
  ]

  private static let unordered: [(String, @Sendable () -> any Door)] = [
    ("plain flag", { PlainDoor() }), ("lock around the check", { LockedCheckDoor() }),
    ("lazily made", { LazyDoor() }), ("unlocked fast path", { FastPathDoor() }),
    ("double-checked", { DoubleCheckedDoor() }),
  ]

  private static func settings(races: Bool = false) -> ExplorationSettings {
    var settings = ExplorationSettings()
    settings.run.switchesAtAccesses = true
    settings.run.failsRaces = races
    return settings
  }

  /// Two callers, of whom one at a time may be inside.
  ///
  /// - Parameter leaves: Whether who was inside makes room for the other.
  private static func callers(
    _ make: @escaping () -> any Door, leaves: Bool = true
  ) -> (ScheduledRun) -> Void {
    { run in
      let door = make()
      let inside = Mutex(0)
      for name in ["A", "B"] {
        run.spawn(name) {
          guard door.enters() else { return run.mark("refused") }
          run.mark("inside")
          let count = inside.withLock { inside in
            inside += 1
            return inside
          }
          if count > 1 { run.fail("one at a time", observed: "\(count) are inside") }
          guard leaves else { return }
          inside.withLock { $0 -= 1 }
          door.leaves()
        }
      }
    }
  }

  private func explore(
    _ make: @escaping () -> any Door, _ strategy: some Strategy = DepthFirst(preemptions: 0...2),
    races: Bool = false, leaves: Bool = true
  ) -> ExplorationReport {
    Explorer.taskExecutors().explore(
      strategy, settings: Self.settings(races: races), Self.callers(make, leaves: leaves))
  }

  @Test(arguments: wrong.map(\.0))
  func `a guard of two accesses lets both in, and its order replays every time`(
    _ name: String
  ) throws {
    let make = try #require(Self.wrong.first { $0.0 == name }).1
    let report = explore(make, leaves: false)
    #expect(report.verdict == .failed)
    let found = try #require(report.counterexample)
    #expect(found.failure.observed == "2 are inside")
    #expect(found.preemptions <= 2)
    for _ in 1...100 {
      let again = explore(make, Replay(found.token), leaves: false)
      #expect(again.verdict == .failed)
      #expect(again.counterexample?.token == found.token)
    }
    #expect(explore(make, leaves: false).lines() == report.lines())
  }

  @Test(arguments: right.map(\.0))
  func `a guard of one step passes in all orders with two preemptions, without a race`(
    _ name: String
  ) throws {
    let make = try #require(Self.right.first { $0.0 == name }).1
    let report = explore(make, races: true)
    #expect(report.sentence.hasPrefix("held in all "))
    #expect(report.sawAccesses)
    #expect(report.races.isEmpty)
    let seeds = explore(
      make, PriorityChanges(depth: 3, seed: 7, budget: 200), races: true)
    #expect(seeds.verdict == .passed)
  }

  @Test(arguments: unordered.map(\.0))
  func `two accesses without an order are a race, with the functions that made them`(
    _ name: String
  ) throws {
    let make = try #require(Self.unordered.first { $0.0 == name }).1
    let report = explore(make, races: true)
    let race = try #require(report.counterexample?.race)
    #expect(Set([race.first.lane, race.second.lane]) == ["A", "B"])
    #expect(race.first.isWrite || race.second.isWrite)
    #expect(race.first.stack.contains { $0.contains("Door") })
    #expect(race.second.stack.contains { $0.contains("Door") })
  }

  @Test(arguments: [true, false])
  func `who comes after whoever handed something over is ordered after them`(isOrdered: Bool) {
    let report = Explorer.taskExecutors().explore(
      DepthFirst(preemptions: 0...2), settings: Self.settings(races: true)
    ) { run in
      let door = PlainDoor()
      let isHandedOver = Mutex(false)
      run.spawn("A") {
        _ = door.enters()
        if isOrdered { run.isBefore(door) }
        isHandedOver.withLock { $0 = true }
      }
      run.spawn("B") {
        guard isHandedOver.withLock({ $0 }) else { return }
        if isOrdered { run.comesAfter(door) }
        door.leaves()
      }
    }
    #expect(report.sawAccesses)
    #expect(report.races.isEmpty == isOrdered)
    #expect((report.verdict == .passed) == isOrdered)
  }

  @Test func `the table has a row for every access that matters, by the names of the properties`() {
    #expect(
      explore({ PlainDoor() }, leaves: false).lines(withToken: false).prefix(7) == [
        "2 are inside",
        "    A                                   B",
        "    ----------------------------------  ----------------------------------",
        "1   isBusy read false",
        "2                                       isBusy read false, isBusy written",
        "                                        true, inside, ends",
        "3   isBusy written true, inside, ✗,",
      ])
  }

  @Test func `locks in opposite orders are a deadlock that names both`() throws {
    let report = Explorer.taskExecutors().explore(
      DepthFirst(preemptions: 0...2), settings: Self.settings()
    ) { run in
      let door = CrossedLocksDoor()
      run.spawn("A") { _ = door.enters() }
      run.spawn("B") { door.leaves() }
    }
    let failure = try #require(report.counterexample?.failure)
    #expect(failure.cause == .deadlock)
    #expect(
      failure.observed == "B waits for a lock that A holds, A waits for a lock that B holds")
  }

  @Test func `who waits in something unknown makes the order inconclusive, and hangs nothing`()
    throws
  {
    let report = Explorer.taskExecutors().explore(DepthFirst(), settings: Self.settings()) { run in
      let pipe = Pipe()
      let door = PlainDoor()
      run.spawn("A") {
        _ = door.enters()
        _ = try? pipe.fileHandleForReading.read(upToCount: 1)
      }
      run.spawn("B") { try? pipe.fileHandleForWriting.write(contentsOf: [1]) }
    }
    guard case .uncontrolled(.waits(let name, _)) = report.verdict else {
      Issue.record("\(report.verdict)")
      return
    }
    #expect(name == "A")
  }

  private static let uncontrolled: [(String, any Door)] = [
    ("a thread of its own is started, and when it runs is not controlled", ThreadDoor()),
    (
      "a block is handed to the dispatch queue 'NSOperationQueue' by 'async', and when it runs is "
        + "not controlled", OperationDoor()
    ),
    ("B waits in something that is not controlled", TimedLockDoor()),
  ]

  @Test(arguments: uncontrolled.map(\.0))
  func `what runs or waits beside control makes the order inconclusive, by its name`(
    _ sentence: String
  ) throws {
    let door = try #require(Self.uncontrolled.first { $0.0 == sentence }).1
    let report = explore({ door })
    #expect(report.sentence.hasPrefix("inconclusive: \(sentence)"))
  }

  @Test func `a loop that looks at no memory that is seen makes the order inconclusive`() {
    let isOver = Count()
    let report = Explorer.taskExecutors().explore(DepthFirst(), settings: Self.settings()) { run in
      run.spawn("A") { while isOver.value.load(ordering: .relaxed) == 0 {} }
      run.spawn("B") { isOver.value.store(1, ordering: .relaxed) }
    }
    isOver.value.store(1, ordering: .relaxed)
    #expect(
      report.sentence
        == "inconclusive: A waits in something that is not controlled (a loop without an access to "
        + "memory that is seen)")
  }

  private final class Count: Sendable {
    let value = Atomic(0)
  }

  @Test func `a block that a queue runs when it likes makes the order inconclusive, by its name`() {
    let report = Explorer.taskExecutors().explore(DepthFirst(), settings: Self.settings()) { run in
      let door = AsyncQueueDoor()
      run.spawn("A") { _ = await door.enters() }
    }
    #expect(
      report.sentence
        == "inconclusive: a block is handed to the dispatch queue 'door' by 'async', and when it "
        + "runs is not controlled")
  }

  #if os(Linux)
    @Test func `what stands in for functions leaves all code of the process executable`() throws {
      _ = explore { MutexDoor() }
      let lost = try CodePages.lost()
      #expect(lost == [])
    }
  #endif

  @Test func `the order of jobs that touch no instrumented code is explored as before`() {
    let report = Explorer.taskExecutors().explore(DepthFirst(), settings: Self.settings()) { run in
      for name in ["A", "B"] { run.spawn(name) { await Task.yield() } }
    }
    // Whether accesses were seen says the process, in which other tests run as well.
    #expect(report.verdict == .passed)
    #expect(report.orders == 6)
  }
}
