import Testing

@testable import ScheduleExplorer

@Suite struct ScheduleJournalTests {
  @Test func `a token made of a journal runs the same order again`() throws {
    let pages = Pages()
    var settings = ExplorationSettings()
    settings.probeEvery = 0
    settings.journal = ScheduleJournal(
      began: { pages.decisions = [] },
      decided: { pages.decisions.append((Int($0.optionCount), Int($0.pick))) })
    let explorer = Explorer.ownSteps()
    var wanted: [(optionCount: Int, pick: Int)] = []
    func body(_ run: ScheduledRun) {
      let log = Pages()
      for name in ["a", "b", "c"] { run.external(name) { log.text += name } }
      run.atEnd { _ in
        if log.text == "cab" { wanted = pages.decisions }
        pages.text = log.text
      }
    }
    #expect(explorer.explore(DepthFirst(), settings: settings, body).isPassed)
    #expect(wanted.map(\.pick) == [2, 0])
    let token = ScheduleToken(header: "journal", decisions: wanted)
    #expect(explorer.explore(Replay(token), body).isPassed)
    #expect(pages.text == "cab")
  }

  @Test func `what failed says who says so`() {
    func cause(_ body: (ScheduledRun) -> Void) -> ScheduleFailure.Cause? {
      var settings = ExplorationSettings()
      settings.run.assumesClosed = true
      settings.run.stepBound = 50
      return Explorer.taskExecutors().explore(DepthFirst(), settings: settings, body)
        .counterexample?.failure.cause
    }
    #expect(cause { run in run.fail("never", observed: "at once") } == .judged)
    #expect(
      cause { run in
        run.spawn("caller") {
          await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
        }
      } == .unanswered)
    #expect(
      cause { run in
        run.spawn("spinner") { while !Task.isCancelled { await run.sleep(for: .seconds(1)) } }
      } == .stepBoundReached)
  }
}

/// `@unchecked Sendable`: used by one thread at a time, which the explorer sees to.
private final class Pages: @unchecked Sendable {
  var decisions: [(optionCount: Int, pick: Int)] = []
  var text = ""
}
