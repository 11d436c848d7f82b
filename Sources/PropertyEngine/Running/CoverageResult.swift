/// What was counted for a demand on coverage.
public struct CoverageResult: Hashable, Sendable, CustomStringConvertible {
  /// How the demand was judged.
  public enum Judgement: Hashable, Sendable {
    /// Certainly met, within a tolerance of a tenth.
    case met
    /// Certainly not met.
    case missed
    /// Neither is certain yet.
    case undecided
  }

  /// What the cases have in common.
  public let label: String
  /// The least share demanded, in percent.
  public let atLeastPercent: Double
  /// Cases that belong.
  public let hits: Int
  /// Cases in all.
  public let cases: Int
  /// How the demand was judged.
  public let judgement: Judgement

  /// The count in words.
  public var description: String {
    let tenths = cases == 0 ? 0 : (1000 * hits + cases / 2) / cases
    let judged =
      switch judgement {
      case .met: "met"
      case .missed: "certainly missed"
      case .undecided: "undecided"
      }
    return "'\(label)' \(hits) of \(cases) (\(tenths / 10).\(tenths % 10) %), "
      + "at least \(atLeastPercent) % demanded: \(judged)"
  }
}
