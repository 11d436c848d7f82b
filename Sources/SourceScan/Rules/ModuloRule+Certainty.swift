/// How sure it is that an uneven remainder does harm, and how uneven it is.
extension ModuloRule {
  /// "256 % 62 = 8, so that the first 8 letters come 25 % more often (5 of 256 values, the others 4)"
  static func bias(of count: Int) -> String {
    let (fewest, rest) = (256 / count, 256 % count)
    let letters = rest == 1 ? "the first letter comes" : "the first \(rest) letters come"
    let more = (100 + fewest / 2) / fewest
    return "256 % \(count) = \(rest), so that \(letters) \(more) % more often "
      + "(\(fewest + 1) of 256 values, the others \(fewest))"
  }

  /// Certain where the letters are those of a nonce or another secret of a sign-in.
  func certainty(at index: Int, _ indexes: Bool) -> Certainty {
    let isSecret =
      facts.makesNonce(index)
      || indexes && facts.tellsOfSignIn && !isForOthers(index)
    guard isSecret, !facts.isOfPayment(index) else { return facts.capped(.likely) }
    return facts.capped(.certain)
  }

  /// `bytes[i]! % 62`: a sign after a value that says that it is there.
  func assertsPresence(_ index: Int) -> Bool {
    [.typeScript, .swift, .dart].contains(file.language) && file.isMark(index, "!")
      && (file.isMark(index - 1, "]") || file.isMark(index - 1, ")") || file.isName(index - 1))
  }
}
