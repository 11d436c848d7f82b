extension Check {
  /// Each caller gets exactly one answer, whatever the provider calls back.
  ///
  /// Only the number of answers counts: what kind they are, other requirements judge.
  package static let continuationAnsweredOnce = scenarios(
    ScenarioJudge("continuation.answered-once", .answers),
    unless: "no scenario fits the contract")
}
