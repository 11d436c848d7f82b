extension Check {
  /// A user's cancel is told apart from a failure.
  package static let continuationCancel = scenarios(
    ScenarioJudge("continuation.cancel", [.answers, .words], controls: [.endings]),
    unless: "no scenario fits the contract")
}
