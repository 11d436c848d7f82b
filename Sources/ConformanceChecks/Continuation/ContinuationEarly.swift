internal import ConformanceModel

extension Check {
  /// A callback from inside performRequests is answered.
  package static let continuationEarly = scenarios(
    ScenarioJudge(
      .continuationEarly, .aftermath, [.answers, .words, .requests],
      leaving: [.endings, .strays, .sequels]),
    unless: "no scenario fits the contract",
    overTheWire: .remarked { readsInsideRequests in
      readsInsideRequests == true
        ? "by events over the wire, each early callback read inside the request"
        : "by events over the wire; the program reads an early callback only after "
          + "'performRequests' has returned, so a callback from inside it is not judged"
    })
}
