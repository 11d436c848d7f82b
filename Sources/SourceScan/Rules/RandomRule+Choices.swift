/// Draws that only choose: a 'state' may be that of a page or a game as well.
extension RandomRule {
  private static let keeping: Set<String> = ["useState", "setState", "useRef", "reactive", "ref"]

  private static func isSeveral(_ name: String) -> Bool {
    let plain = name.lowercased()
    return plain.hasSuffix("states") || plain.hasSuffix("tokens")
  }

  /// Whether a draw is compared, picks one of a few states, or is what a page keeps, and no text
  /// that is sent.
  func isChoice(_ index: Int) -> Bool {
    guard !file.speaksOfNonce(file.statement(at: index)) else { return false }
    let call = (index..<min(index + 4, file.words.count)).first { file.isMark($0, "(") }
    if let call, file.mates[call] > call {
      let after = file.mates[call] + 1
      // In C, what is compared may be the index of a loop.
      if [">", "<", ">=", "<="].contains(file.word(after)), file.kind(after + 1) == .number {
        return true
      }
      // `random.choice(states)`
      if after == call + 3, Self.isSeveral(file.word(call + 1)) { return true }
    }
    var open = file.parents[index]
    while open > 0, open > index - 40 {
      let owner = file.word(open - 1)
      // `states[rand.Intn(len(states))]`
      if file.isMark(open, "["), Self.isSeveral(owner) { return true }
      if file.isMark(open, "("), Self.keeping.contains(owner) { return true }
      open = file.parents[open]
    }
    return false
  }
}
