internal import ConformanceModel

extension Check {
  /// All entry points share one guard.
  package static let guardEveryEntry = scenarios(
    ScenarioJudge(
      .guardEveryEntry, .overlap, [.answers, .words, .requests],
      leaving: [.endings, .sequels, .overlaps]),
    unless: "the contract offers one entry point")
}
