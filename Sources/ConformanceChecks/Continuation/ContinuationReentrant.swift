internal import ConformanceModel

extension Check {
  /// An attempt started from inside the last one's completion works.
  package static let continuationReentrant = scenarios(
    ScenarioJudge(
      .continuationReentrant, .aftermath, [.answers, .words, .requests, .pairing],
      leaving: [.endings, .sequels]),
    unless: "no scenario fits the contract")
}
