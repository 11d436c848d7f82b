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

/// Judges demands on coverage as cases come in.
///
/// Looks after 100, 200, 400 … cases. Each look tests two hypotheses with Chernoff's bound
/// exp(-n·KL(k/n‖p)), which holds for every n (Hoeffding 1963, theorem 1): the share is at least
/// p, and it is at most 0.9 p. The tolerance of 0.9 is QuickCheck's. The allowed error is divided
/// among demands and halved from look to look, so that their sum stays below it.
struct CoverageJudge: Sendable {
  private static let tolerance = 0.9
  private let demands: [(label: String, share: Double)]
  private let error: Double
  private var hits: [Int]
  private var judgements: [CoverageResult.Judgement]
  private var cases = 0
  private var nextLook = 100
  private var looks = 0

  init(_ demands: [(label: String, share: Double)], error: Double) {
    self.demands = demands
    self.error = error
    hits = [Int](repeating: 0, count: demands.count)
    judgements = .init(repeating: .undecided, count: demands.count)
  }

  var isEmpty: Bool { demands.isEmpty }

  /// Counts one case.
  mutating func count(_ belongs: [Bool]) {
    cases += 1
    for index in belongs.indices where belongs[index] { hits[index] += 1 }
    if cases == nextLook {
      nextLook *= 2
      look()
    }
  }

  /// Whether there is nothing left to decide.
  func isDecided(after passed: Int) -> Bool {
    judgements.allSatisfy { $0 != .undecided }
  }

  private mutating func look() {
    looks += 1
    let needed =
      -naturalLogarithm(error / Double(2 * demands.count)) + Double(looks) * naturalLogarithm(2)
    for index in demands.indices where judgements[index] == .undecided {
      let (count, share) = (Double(cases), demands[index].share)
      let seen = Double(hits[index]) / count
      let floor = share * CoverageJudge.tolerance
      if seen < share, count * CoverageJudge.divergence(seen, share) >= needed {
        judgements[index] = .missed
      } else if seen > floor, count * CoverageJudge.divergence(seen, floor) >= needed {
        judgements[index] = .met
      }
    }
  }

  /// Kullback–Leibler divergence of two coins, in nats.
  private static func divergence(_ seen: Double, _ share: Double) -> Double {
    let heads = seen == 0 ? 0 : seen * naturalLogarithm(seen / share)
    let tails = seen == 1 ? 0 : (1 - seen) * naturalLogarithm((1 - seen) / (1 - share))
    return heads + tails
  }

  var results: [CoverageResult] {
    demands.indices.map { index in
      CoverageResult(
        label: demands[index].label, atLeastPercent: demands[index].share * 100,
        hits: hits[index], cases: cases, judgement: judgements[index])
    }
  }
}
