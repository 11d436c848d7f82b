import PropertyEngine
import ScheduleExplorer
import Synchronization
import Testing
import ThreadGallery

/// Orders that differ only in accesses without a conflict: one of them says what all would.
extension MemoryAccessTests {
  /// How programs ended, and how many runs that took.
  private struct Found {
    var outcomes: Set<[Int]> = []
    var races: Set<String> = []
    var runs = 0
    var completeness = Completeness(.all, orders: 0)
  }

  private static func found(
    by strategy: DepthFirst, _ programs: [SmallProgram], everywhere: Bool = false
  ) -> Found {
    var settings = ExplorationSettings()
    settings.run.switchesAtAccesses = true
    settings.run.branchesEverywhere = everywhere
    var found = Found()
    let report = Explorer.taskExecutors().explore(strategy, settings: settings) { run in
      let memory = SmallMemory()
      let results = Mutex([Int](repeating: 0, count: programs.count))
      for (position, program) in programs.enumerated() {
        run.spawn(program.name) {
          let result = program.run(memory)
          results.withLock { $0[position] = result }
        }
      }
      run.atEnd { _ in
        guard run.counts else { return }
        found.outcomes.insert(results.withLock { $0 } + memory.contents)
        found.runs += 1
      }
    }
    for race in report.races { found.races.insert(race.lines.joined(separator: "; ")) }
    #expect(report.verdict == .passed)
    found.completeness = report.completeness
    return found
  }

  @Test func `leaving out orders that conflict in nothing loses no outcome of 44 programs`() {
    let all = SmallProgram.all
    var programs = all.indices.flatMap { one in all[one...].map { [all[one], $0] } }
    programs += all.map { [$0, all[3], all[7]] }
    #expect(programs.count == 44)
    var runs = (all: 0, atConflicts: 0, telling: 0)
    for each in programs {
      let names = each.map(\.name).joined(separator: " | ")
      let whole = Self.found(by: DepthFirst(budget: Self.mostRuns), each, everywhere: true)
      let atConflicts = Self.found(by: DepthFirst(budget: Self.mostRuns), each)
      let telling = Self.found(by: DepthFirst(state: MemoryAccesses.state), each)
      #expect(telling.completeness.isExhaustive, "\(names)")
      #expect(telling.outcomes.isSuperset(of: whole.outcomes), "\(names)")
      #expect(telling.outcomes.isSuperset(of: atConflicts.outcomes), "\(names)")
      guard whole.completeness.isExhaustive else { continue }
      for found in [atConflicts, telling] {
        #expect(found.outcomes == whole.outcomes, "\(names)")
        #expect(found.races.isEmpty == whole.races.isEmpty, "\(names)")
      }
      runs.all += whole.runs
      runs.atConflicts += atConflicts.runs
      runs.telling += telling.runs
    }
    #expect(runs.atConflicts < runs.all, "\(runs)")
    #expect(runs.telling < runs.atConflicts, "\(runs)")
    #expect(runs.telling * 3 < runs.all, "\(runs)")
  }

  /// Of a search that leaves nothing out: enough for nearly all of the programs.
  private static let mostRuns = 900

  @Test func `the scope says which orders were left out`() {
    let two = [SmallProgram.all[3], SmallProgram.all[7]]
    let found = Self.found(by: DepthFirst(state: MemoryAccesses.state), two)
    #expect(
      found.completeness.description
        == "all \(found.completeness.orders) orders that differ in conflicting accesses")
  }
}
