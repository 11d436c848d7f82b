internal import ConformanceModel

/// What a gate found, in one sentence, and what to do.
enum BenchSentence {
  static func of(_ result: BenchResult, _ gate: BenchGate) -> String {
    let place = "\(HostileText.line(result.subject)), \(result.benchmark)"
    let found =
      "the ratio is \(BenchFigures.ratio(result.ratio.estimate)) "
      + "(\(BenchFigures.interval(result.ratio)))"
    let limit = BenchFigures.ratio(gate.limit)
    let slowed =
      "one with \(BenchGate.slowdown) times the work \(BenchFigures.interval(gate.slowed))"
    return switch gate.verdict {
    case .within: "\(place): \(found), within the limit of \(limit)."
    case .worse:
      "\(place): \(found), above the limit of \(limit) beyond doubt. In the same launches an "
        + "identical twin was \(BenchFigures.interval(gate.twin)) and \(slowed). Look for what "
        + "made it slower, or allow more."
    case .undecided where result.ratio.lower > gate.limit || result.ratio.upper <= gate.limit:
      "\(place): \(found), and the limit of \(limit) comes from a baseline that is not exact "
        + "enough to tell. Measure the baseline anew, with '--profile thorough' or on a quieter "
        + "machine."
    case .undecided:
      "\(place): \(found), and the limit of \(limit) lies inside. Measure again with "
        + "'--profile thorough', or on a quieter machine."
    case .machineTooNoisy:
      "\(place): this machine cannot judge now: an identical twin was "
        + "\(BenchFigures.interval(gate.twin)) and \(slowed), but only the "
        + "second may lie above \(BenchFigures.ratio(BenchGate.tolerance)). Measure again with '--profile thorough', or on a quieter machine."
    }
  }
}
