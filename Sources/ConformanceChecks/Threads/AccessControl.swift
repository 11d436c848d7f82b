internal import ScheduleExplorer

/// Whether tasks run on threads that may take over at each access to memory.
enum AccessControl: Sendable {
  /// Tasks take over at suspensions only.
  case off
  /// At each access.
  case outcomes
  /// The same; and two conflicting accesses without an order are a failure, whatever comes of it.
  case races
}

extension RunSettings {
  mutating func control(_ accesses: AccessControl) {
    switchesAtAccesses = accesses != .off
    failsRaces = accesses == .races
  }
}

extension ExplorationSettings {
  mutating func take(_ effort: ThreadJudge.Effort, _ context: CheckContext) {
    run.control(effort.accesses)
    shrinkBudget = effort.shrinkBudget
    header = effort.stamp?.header ?? ""
    journal = effort.stamp.map { context.scheduleJournal($0) } ?? context.aliveJournal
  }
}
