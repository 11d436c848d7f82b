internal import ConformanceModel

extension Check {
  /// A failure is answered with the error, its code kept.
  package static let continuationFailure = scenarios(
    ScenarioJudge(
      .continuationFailure, .ending, [.answers, .words, .codes], leaving: [.endings]),
    unless: "no scenario fits the contract")
}
