import PropertyEngine
import Testing

@testable import ScheduleExplorer

@Suite struct TaskExecutorTests {
  @Test func `a check-await-set guard is found at level 1 within a test process`() {
    let report = Explorer.taskExecutors().explore(DepthFirst()) { run in
      let subject = UnsafeGuard(run)
      run.spawn("first") { await subject.enter() }
      run.spawn("second") { await subject.enter() }
    }
    #expect(report.verdict == .failed)
    #expect(report.level == .taskExecutors)
    #expect(report.counterexample?.preemptions == 0)
  }

  @Test func `level 1 finds the same table in every run`() {
    var tables: Set<[String]> = []
    for seed in 1...20 {
      let report = Explorer.taskExecutors().explore(
        UniformRandom(seed: UInt64(seed), budget: 1_000)
      ) { run in
        let subject = UnsafeGuard(run)
        run.spawn("first") { await subject.enter() }
        run.spawn("second") { await subject.enter() }
      }
      tables.insert(report.counterexample.map { InterleavingTable($0.trace).lines } ?? [])
    }
    #expect(tables.count == 1)
    #expect(tables.first?.isEmpty == false)
  }

  @Test func `a task that waits is inconclusive at level 1 unless nothing else can run`() {
    func report(assumesClosed: Bool) -> ExplorationReport {
      var settings = ExplorationSettings()
      settings.run.assumesClosed = assumesClosed
      return Explorer.taskExecutors().explore(DepthFirst(), settings: settings) { run in
        run.spawn("caller") {
          await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
        }
      }
    }
    #expect(report(assumesClosed: false).verdict == .uncontrolled(.mayRunElsewhere(["caller"])))
    #expect(report(assumesClosed: true).verdict == .failed)
  }

  @Test func `level 0 orders the caller's own steps`() {
    var orders: Set<String> = []
    let report = Explorer.ownSteps().explore(DepthFirst()) { run in
      let log = Log()
      for name in ["a", "b", "c"] { run.external(name) { log.text += name } }
      run.atEnd { _ in orders.insert(log.text) }
    }
    #expect(orders == ["abc", "acb", "bac", "bca", "cab", "cba"])
    #expect(report.sentence == "held in all 6 orders (level 0: the order of the suite's own steps)")
  }

  @Test func `alternatives are tried like orders`() {
    var seen: Set<[Int]> = []
    let report = Explorer.ownSteps().explore(DepthFirst()) { run in
      let outcome = run.choose(below: 3)
      let isTwice = run.choose([false, true])
      run.atEnd { _ in seen.insert([outcome, isTwice ? 1 : 0]) }
    }
    #expect(seen.count == 6)
    #expect(report.completeness == Completeness(.all, orders: 6))
  }

  @Test func `values and order shrink together and replay from one token`() throws {
    func body(_ run: ScheduledRun) {
      let amount = (try? run.values.integer(in: 0...1_000)) ?? 0
      let log = Log()
      run.spawn("deposit") { log.text += "d" }
      run.spawn("withdrawal") { log.text += "w" }
      run.atEnd { _ in
        if amount >= 17, log.text == "wd" { run.fail("covered", observed: "\(amount) \(log.text)") }
      }
    }
    let explorer = Explorer.taskExecutors()
    let found = explorer.explore(UniformRandom(seed: 3, budget: 100), body)
    let counterexample = try #require(found.counterexample)
    #expect(counterexample.failure.observed == "17 wd")
    let token = try ScheduleToken(counterexample.token.description)
    #expect(token == counterexample.token)
    let again = explorer.explore(Replay(token), body)
    #expect(again.counterexample?.failure.observed == "17 wd")
  }
}

/// `@unchecked Sendable`: used by one thread at a time, which the explorer sees to.
private final class Log: @unchecked Sendable {
  var text = ""
}

private actor UnsafeGuard {
  private var isBusy = false
  private var inside = 0
  private let run: ScheduledRun

  init(_ run: ScheduledRun) { self.run = run }

  func enter() async {
    if isBusy { return }
    await pause()
    isBusy = true
    inside += 1
    if inside > 1 { run.fail("one at a time", observed: "\(inside) inside") }
    await pause()
    inside -= 1
    isBusy = false
  }

  nonisolated private func pause() async { await run.sleep(for: .seconds(1)) }
}
