internal import ConformanceModel

extension Check {
  /// An attempt that cannot start is answered and leaves nothing behind.
  ///
  /// That nothing is left behind belongs to the claim, so the next attempt is judged here too.
  package static let continuationStartFailure = scenarios(
    ScenarioJudge(
      .continuationStartFailure, .ending, [.answers, .words, .requests], leaving: [.endings]),
    unless: "the contract names neither an injected byte source nor a window")
}
