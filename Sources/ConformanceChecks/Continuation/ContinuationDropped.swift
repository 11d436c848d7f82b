internal import ConformanceModel

extension Check {
  /// When the caller drops every reference, it is answered all the same.
  package static let continuationDropped = scenarios(
    ScenarioJudge(
      .continuationDropped, [.answers, .words], controls: [.endings, .strays]),
    unless: "no scenario fits the contract")
}
