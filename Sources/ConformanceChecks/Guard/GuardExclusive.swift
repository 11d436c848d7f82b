extension Check {
  /// No more requests are outstanding than the contract allows.
  package static let guardExclusive = scenarios(
    ScenarioJudge(
      "guard.exclusive", [.answers, .words, .requests], controls: [.endings],
      randomStories: .overlaps),
    unless: "no scenario fits the contract")
}
