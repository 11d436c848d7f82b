internal import ConformanceModel

extension Check {
  /// Overlapping and successive results each pair with their own nonce.
  ///
  /// Judges pairs alone: who gets no credential is another requirement's case.
  package static let guardOwnNonce = scenarios(
    ScenarioJudge(
      .guardOwnNonce, .overlap, [.pairing, .distinctNonces], randomStories: .overlaps),
    unless: "no scenario fits the contract")
}
