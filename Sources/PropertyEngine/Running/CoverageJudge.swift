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
