/// Times that something drawn stands beside.
extension ClockRule {
  /// Whether what is joined to the time is drawn by any generator, of which the draw itself is the
  /// finding if it is weak: `time + "." + state`, where `state = randomText(20)`.
  func joinsDrawn(_ statement: Range<Int>, _ index: Int) -> Bool {
    guard file.isInFunction(index) else { return false }
    let scope = file.scope(of: index)
    return statement.contains { place in
      guard place > index, file.isMark(place - 1, "+") || file.isMark(place + 1, "+"),
        file.isName(place), !file.isMark(place + 1, "("), !file.isMark(place - 1, ".")
      else { return false }
      return facts.places(of: file.word(place)).contains { given in
        scope.contains(given) && given < statement.lowerBound
          && ["=", ":="].contains(file.word(given + 1))
          && file.statement(at: given).contains { isDraw($0) }
      }
    }
  }

  private func isDraw(_ place: Int) -> Bool {
    file.isName(place) && file.word(place).lowercased().contains("rand")
      && file.isMark(place + 1, "(")
  }
}
