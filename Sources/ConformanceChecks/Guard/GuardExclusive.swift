internal import ConformanceModel

extension Check {
  /// No more requests are outstanding than the contract allows.
  package static let guardExclusive = scenarios(
    ScenarioJudge(
      .guardExclusive, .overlap, [.answers, .words, .requests], leaving: [.endings],
      randomStories: .overlaps),
    unless: "no scenario fits the contract")
}
