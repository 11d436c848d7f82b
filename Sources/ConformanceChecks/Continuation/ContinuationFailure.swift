extension Check {
  /// A failure is answered with the error, its code kept.
  package static let continuationFailure = scenarios(
    ScenarioJudge("continuation.failure", [.answers, .words, .codes], controls: [.endings]),
    unless: "no scenario fits the contract")
}
