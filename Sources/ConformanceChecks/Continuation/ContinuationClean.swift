internal import ConformanceModel

extension Check {
  /// After any ending a stray callback is ignored and the next attempt starts.
  ///
  /// A stray callback is the difference: without it the same story belongs to guard.released.
  package static let continuationClean = scenarios(
    ScenarioJudge(
      .continuationClean, .aftermath, [.answers, .words, .requests, .pairing],
      leaving: [.endings, .strays, .sequels]),
    unless: "no scenario fits the contract")
}
