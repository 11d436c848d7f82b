internal import ConformanceModel

extension Check {
  /// A malformed credential is answered with an error, never with silence.
  package static let continuationMalformed = scenarios(
    ScenarioJudge(
      .continuationMalformed, .ending, [.answers, .words], leaving: [.endings, .sequels]),
    unless: "no scenario fits the contract")
}
