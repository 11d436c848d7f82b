internal import ConformanceModel

extension Check {
  /// After every ending the next attempt starts.
  package static let guardReleased = scenarios(
    ScenarioJudge(
      .guardReleased, .sequel, [.answers, .words, .requests], leaving: [.endings, .overlaps]),
    unless: "no scenario fits the contract")
}
