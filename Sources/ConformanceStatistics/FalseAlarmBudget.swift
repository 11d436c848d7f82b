/// The chance of ever accusing a correct generator in one run, shared out among the tests.
///
/// Shares add up to the total by the union bound, whether or not the tests are independent.
package struct FalseAlarmBudget: Sendable, Equatable {
  /// The bound for all tests of one run together.
  package let total: Double

  /// The project's bound: 1e-9 a run, one expected false alarm in a billion runs.
  package static let run = FalseAlarmBudget(total: 1e-9)

  package init(total: Double) {
    precondition(total > 0 && total < 1, "A false-alarm bound lies between 0 and 1.")
    self.total = total
  }

  /// The bound of each of `tests` tests.
  package func share(among tests: Int) -> Double {
    precondition(tests >= 1, "A budget is shared among at least one test.")
    return total / Double(tests)
  }
}
