/// Is told each run and each decision before it takes effect.
///
/// A run that ends the process, as resuming a continuation twice does, leaves no report. Who has
/// written these down somewhere that outlives the process can make a token of them, and run the
/// same order again in another process.
package struct ScheduleJournal: Sendable {
  /// A run begins; the decisions that follow are its own.
  package let began: @Sendable () -> Void
  /// A decision is taken and about to be acted on.
  package let decided: @Sendable (ScheduleDecision) -> Void

  /// Makes a journal.
  package init(
    began: @escaping @Sendable () -> Void,
    decided: @escaping @Sendable (ScheduleDecision) -> Void
  ) {
    self.began = began
    self.decided = decided
  }
}
