/// What an exploration may spend, and what its token carries.
package struct ExplorationSettings: Sendable {
  /// The limits of one run.
  package var run = RunSettings()
  /// One run in this many is repeated, to see whether the same choices lead the same way; the
  /// first is, and every failing one. 0 repeats those only.
  package var probeEvery = 64
  /// Failing runs after which the search stops; more only to count them.
  package var failureLimit = 1
  /// The most runs spent on simplifying a failing order.
  package var shrinkBudget = 20_000
  /// Put into the replay token, such as the name of a requirement and the build mode.
  package var header = ""

  /// Is told what happens before it does; nil for nobody.
  package var journal: ScheduleJournal?

  /// The usual.
  package init() {}
}
