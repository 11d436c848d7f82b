internal import ConformanceModel

extension Check {
  /// An explicit or task cancellation answers the pending caller.
  package static let continuationCancellation = scenarios(
    ScenarioJudge(
      .continuationCancellation, .ownEnding, [.answers, .words], leaving: [.endings]),
    unless: "the contract offers neither 'cancel' nor task cancellation")
}
