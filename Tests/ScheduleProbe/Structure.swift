internal import PropertyEngine
internal import ScheduleExplorer

extension Scenario {
  static let structure: [Scenario] = [
    Scenario(name: "task-group") { run in
      let counter = LosesUpdates()
      run.spawn("caller") {
        await withTaskGroup(of: Void.self) { group in
          for _ in 1...2 { group.addTask { await counter.increment() } }
        }
        let value = await counter.value
        if value != 2 { run.fail("no update is lost", observed: "2 increments made \(value)") }
      }
    },
    Scenario(name: "unstructured-task") { run in
      let counter = LosesUpdates()
      run.spawn("caller") {
        let first = Task { await counter.increment() }
        let second = Task.detached { await counter.increment() }
        await first.value
        await second.value
        let value = await counter.value
        if value != 2 { run.fail("no update is lost", observed: "2 increments made \(value)") }
      }
    },
    Scenario(name: "sleeps") { run in
      run.spawn("long") {
        try? await Task.sleep(for: .seconds(7))
        run.mark("at \(run.now)")
      }
      run.spawn("short") {
        try? await Task.sleep(nanoseconds: 2_000_000_000)
        try? await ContinuousClock().sleep(for: .seconds(3))
        run.mark("at \(run.now)")
        if run.now != .seconds(5) { run.fail("sleeps add up", observed: "\(run.now)") }
      }
      run.atEnd { _ in
        if run.now != .seconds(7) { run.fail("the last sleep ends", observed: "\(run.now)") }
      }
    },
    Scenario(name: "values-and-order") { run in
      let amount = (try? run.values.integer(in: 0...1_000)) ?? 0
      let account = Account(run)
      run.spawn("deposit") { await account.add(amount) }
      run.spawn("withdrawal") { await account.add(-10) }
      run.atEnd { _ in
        let balance = account.balance
        if amount >= 17, balance != amount - 10 {
          run.fail(
            "no update is lost", observed: "\(amount) - 10 left \(balance)")
        }
      }
    },
    Scenario(name: "rare-order") { run in
      let lock = Combination(run)
      run.spawn("turns") { for _ in 1...14 { await lock.turn() } }
      run.spawn("pulls") { for _ in 1...6 { await lock.pull() } }
    },
    Scenario(name: "settled-player") { run in
      let subject = OneSlot(run)
      run.spawn("player") {
        let call = Task { await subject.signIn() }
        await run.settle()
        run.mark("settled")
        await call.value
      }
    },
    Scenario(name: "settled-before-time-passes") { run in
      run.spawn("player") {
        let timeout = Task { try? await Task.sleep(for: .seconds(30)) }
        await run.settle()
        if run.now != .zero { run.fail("time stands still", observed: "\(run.now)") }
        await timeout.value
        if run.now != .seconds(30) { run.fail("then it passes", observed: "\(run.now)") }
      }
    },
  ]
}

/// Reads, waits, and writes.
actor LosesUpdates {
  private(set) var value = 0

  func increment() async {
    let old = value
    await Task.yield()
    value = old + 1
  }
}

/// The same without an actor. `@unchecked Sendable`: used on the control thread only.
final class Account: @unchecked Sendable {
  private(set) var balance = 0
  private let run: ScheduledRun

  init(_ run: ScheduledRun) { self.run = run }

  func add(_ amount: Int) async {
    let old = balance
    run.mark("reads \(old)")
    await Task.yield()
    balance = old + amount
    run.mark("writes \(balance)")
  }
}

/// Opens when somebody pulls after exactly 10 turns, all 6 pulls in a row.
final class Combination: @unchecked Sendable {
  private var turns = 0
  private var pulls = 0
  private let run: ScheduledRun

  init(_ run: ScheduledRun) { self.run = run }

  func turn() async {
    turns += 1
    if turns == 11, pulls == 6 { run.fail("it stays shut", observed: "open") }
    await Task.yield()
  }

  func pull() async {
    if turns == 10 { pulls += 1 }
    await Task.yield()
  }
}
