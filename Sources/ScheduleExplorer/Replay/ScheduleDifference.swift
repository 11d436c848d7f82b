/// The first decision at which a run offered something else than the same choices did before.
package struct ScheduleDifference: Error, Hashable, Sendable, CustomStringConvertible {
  /// Position among the decisions, counted from 0.
  package let decision: Int
  /// Options that there were before; 0 when the run had ended.
  package let expected: Int
  /// Options that there are now; 0 when the run has ended.
  package let found: Int

  /// What was met and what to make of it.
  package var description: String {
    "decision \(decision + 1): \(text(found)), \(text(expected)) before"
  }

  private func text(_ count: Int) -> String {
    switch count {
    case 0: "no decision"
    case 1: "1 option"
    default: "\(count) options"
    }
  }
}
