extension Check {
  /// All entry points share one guard.
  package static let guardEveryEntry = scenarios(
    ScenarioJudge(
      "guard.every-entry", [.answers, .words, .requests], controls: [.endings, .sequels, .overlaps]),
    unless: "the contract offers one entry point")
}
