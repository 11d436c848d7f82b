internal import ConformanceModel

extension Check {
  /// A late callback of an earlier attempt never completes a later one.
  package static let guardStaleCallback = scenarios(
    ScenarioJudge(
      .guardStaleCallback, .stale, [.answers, .words, .pairing],
      leaving: [.endings, .strays, .sequels, .overlaps]),
    unless: "no scenario fits the contract")
}
