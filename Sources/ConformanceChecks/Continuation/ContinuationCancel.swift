internal import ConformanceModel

extension Check {
  /// A user's cancel is told apart from a failure.
  package static let continuationCancel = scenarios(
    ScenarioJudge(
      .continuationCancel, .ending, [.answers, .words], leaving: [.endings, .sequels]),
    unless: "no scenario fits the contract")
}
