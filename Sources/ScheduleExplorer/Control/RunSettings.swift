/// The limits within which one run is judged.
package struct RunSettings: Hashable, Sendable {
  /// The most steps; a run that needs more has not come to an end.
  package var stepBound = 10_000
  /// Yields without ever waiting for anything after which a task lets others go first.
  ///
  /// Fair scheduling as in CHESS (Musuvathi and Qadeer, PLDI 2008): without it a loop on
  /// `Task.yield` makes the tree of orders infinite.
  package var patience = 16
  /// Whether a task that waits at the end is a failure.
  package var failsUnanswered = true
  /// At level 1: that the run starts no unstructured task, needs no main actor and never sleeps,
  /// so that a task which waits at the end is a failure there too.
  package var assumesClosed = false
  /// The most steps spent on letting cancelled tasks end after a run.
  package var cleaningSteps = 1_000

  /// Whether tasks run on threads of their own, and may take over at each access to memory.
  package var switchesAtAccesses = false
  /// Whether two conflicting accesses without an order between them are a failure.
  package var failsRaces = false
  /// Whether a table says which numbers were read and written; not where a subject outlives the
  /// runs, so that they tell how many there were.
  package var tellsNumbers = true
  /// The most accesses to memory that a run may make.
  package var accessBound = 200_000

  /// The usual limits.
  package init() {}
}
