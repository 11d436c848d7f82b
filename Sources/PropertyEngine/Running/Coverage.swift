/// A demand on what a generator makes: "at least 5 percent of the arrays are empty".
public struct Coverage<Value>: Sendable {
  /// What the cases have in common.
  public let label: String
  /// The least share of the cases, in percent.
  public let atLeastPercent: Double
  /// Whether a case belongs to the label.
  public let isIn: @Sendable (Value) -> Bool

  /// Demands a share; it is judged by a test that errs less often than once in 10^9 runs.
  ///
  /// - Parameters:
  ///   - percent: More than 0, less than 100.
  ///   - label: What the cases have in common.
  ///   - isIn: Whether a case belongs.
  public static func atLeast(
    _ percent: Double, _ label: String, _ isIn: @escaping @Sendable (Value) -> Bool
  ) -> Coverage {
    Coverage(label: label, atLeastPercent: percent, isIn: isIn)
  }
}
