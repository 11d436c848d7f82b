internal import ConformanceModel

extension Check {
  /// Overlapping and successive results each pair with their own nonce.
  ///
  /// Judges pairs alone: a caller who gets no credential is another requirement's.
  package static let guardOwnNonce = scenarios(
    ScenarioJudge(
      .guardOwnNonce, .overlap, [.pairing, .distinctNonces], randomStories: .overlaps),
    unless: "no scenario fits the contract")
}
