internal import ConformanceModel

extension Check {
  /// A callback from inside performRequests is answered.
  package static let continuationEarly = scenarios(
    ScenarioJudge(
      .continuationEarly, [.answers, .words, .requests], controls: [.endings, .strays, .sequels]),
    unless: "no scenario fits the contract")
}
