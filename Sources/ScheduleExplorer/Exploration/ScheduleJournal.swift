package import PropertyEngine

/// Is told each run and each decision before it takes effect.
///
/// A run that ends the process, as resuming a continuation twice does, leaves no report. Who has
/// written these down somewhere that outlives the process can make a token of them, and run the
/// same order again in another process.
package struct ScheduleJournal: Sendable {
  /// A run begins; what follows is its own.
  package let began: @Sendable () -> Void
  /// A value was drawn since the last decision; told before the next decision.
  package let drew: @Sendable (Choice) -> Void
  /// A decision is taken and about to be acted on.
  package let decided: @Sendable (ScheduleDecision) -> Void
  /// What has happened so far, before each step and after each mark; nil where nobody looks,
  /// which costs nothing.
  package let pictured: (@Sendable (ScheduleTrace) -> Void)?

  /// Makes a journal.
  package init(
    began: @escaping @Sendable () -> Void, drew: @escaping @Sendable (Choice) -> Void = { _ in },
    decided: @escaping @Sendable (ScheduleDecision) -> Void,
    pictured: (@Sendable (ScheduleTrace) -> Void)? = nil
  ) {
    self.began = began
    self.drew = drew
    self.decided = decided
    self.pictured = pictured
  }
}
