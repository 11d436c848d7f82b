/// Why a run says too little about a property although nothing failed.
public enum HealthProblem: Hashable, Sendable, CustomStringConvertible {
  /// Most cases did not meet a precondition.
  case tooManyDiscards(discarded: Int, passed: Int)
  /// Most cases drew more choices than allowed.
  case tooLarge(cases: Int, limit: Int)
  /// The generator draws nothing, so that every case is the same.
  case nothingDrawn
  /// A case failed and, drawn again from the same choices, did not fail.
  case flaky(message: String)

  /// What was found, what was expected, what to do.
  public var description: String {
    switch self {
    case .tooManyDiscards(let discarded, let passed):
      "\(discarded) cases discarded, \(passed) passed. "
        + "Construct what the property needs instead of filtering for it."
    case .tooLarge(let cases, let limit):
      "\(cases) cases drew more than \(limit) choices. "
        + "Give collections an upper bound or make recursion end sooner."
    case .nothingDrawn:
      "the generator draws nothing, every case is the same. "
        + "Draw something, or write an example test."
    case .flaky(let message):
      "a case failed (\(message)) and passed when drawn again. "
        + "Remove what it depends on beside its choices: time, order, state of earlier cases."
    }
  }
}
