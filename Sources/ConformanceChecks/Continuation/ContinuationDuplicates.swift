internal import ConformanceModel

extension Check {
  /// Of several callbacks the first counts and the rest are ignored.
  package static let continuationDuplicates = scenarios(
    ScenarioJudge(
      .continuationDuplicates, .duplicate, [.answers, .words], leaving: [.endings]),
    unless: "no scenario fits the contract")
}
