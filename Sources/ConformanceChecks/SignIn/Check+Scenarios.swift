internal import ConformanceModel

extension Check {
  /// A check that plays the scenarios of its requirement's vectors.
  ///
  /// - Parameters:
  ///   - judge: What is judged.
  ///   - reason: Why the requirement does not apply where none of its scenarios does.
  ///   - reach: What events over the wire show of it.
  static func scenarios(
    _ judge: ScenarioJudge, unless reason: String, overTheWire reach: WireReach = .byEvents
  ) -> Check {
    Check(
      judge.requirement, .signIn, kind: .stateful, place: .controlled, replays: true,
      overTheWire: reach, storyRank: judge.rank,
      exclusion: { contract, _ in judge.exclusion(contract.signIn, because: reason) },
      judge: { try await judge.judge($0, $1) })
  }
}
