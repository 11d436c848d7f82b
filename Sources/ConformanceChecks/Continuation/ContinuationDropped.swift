internal import ConformanceModel

extension Check {
  /// When the caller drops every reference, it is answered all the same.
  package static let continuationDropped = scenarios(
    ScenarioJudge(
      .continuationDropped, .aftermath, [.answers, .words], leaving: [.endings, .strays]),
    unless: "no scenario fits the contract",
    overTheWire: .never(
      "whether an object is freed while a caller waits shows only beside a Swift subject; the "
        + "wire has no event for it"))
}
