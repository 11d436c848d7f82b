internal import ConformanceModel

extension Check {
  /// A refused newcomer is answered and changes nothing of the first attempt.
  ///
  /// Where the newcomer is let through, nobody was refused.
  package static let guardRefusalHarmless = scenarios(
    ScenarioJudge(
      .guardRefusalHarmless, .overlap, [.answers, .words, .pairing],
      leaving: [.endings, .overlapRequests]),
    unless: "the contract refuses nobody")
}
