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
  /// Whether they may do so even where no conflict with another thread was ever seen.
  package var branchesEverywhere = false
  /// Whether two conflicting accesses without an order between them are a failure.
  package var failsRaces = false
  /// Whether what runs outlives a run, as a store of used nonces does that grows with each.
  ///
  /// Then a table says no numbers, which would tell how many runs there were. And where a run meets
  /// other accesses than the same choices did before (a table that grew, another nonce's place in
  /// it), the choices are run again until they fit: so every order is tried, and what fits in none
  /// of ``mostFittings`` runs is not controlled.
  package var outlivesRuns = false
  /// The most runs in a row for one order, where what runs outlives them: of places in a table that
  /// half of all nonces have, none of 32 nonces has the right one in 1 of 4 billion cases.
  static let mostFittings = 32
  /// The most accesses to memory that a run may make.
  package var accessBound = 200_000

  /// The usual limits.
  package init() {}
}
