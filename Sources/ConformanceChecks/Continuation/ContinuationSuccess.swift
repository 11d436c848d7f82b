internal import ConformanceModel

extension Check {
  /// Success carries the declared fields and pairs with its own attempt's raw nonce.
  ///
  /// The credential carries what the contract names, and its claim has the contract's form.
  package static let continuationSuccess = scenarios(
    ScenarioJudge(
      .continuationSuccess, .ending, [.answers, .words, .requests, .pairing, .form, .fields],
      leaving: [.endings, .sequels]),
    unless: "no scenario fits the contract")
}
