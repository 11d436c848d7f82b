/// Comparisons of JavaScript that tell null from undefined.
extension ComparisonRule {
  /// Whether `!==` compares what a browser's store gives, which is null where nothing is kept, with a
  /// claim, which is undefined where it is missing: those differ, so that the token is refused.
  func differsStrictly(_ index: Int, _ claim: Range<Int>, _ other: Range<Int>, _ scope: Range<Int>)
    -> Bool
  {
    guard file.language.isScript, ["!==", "==="].contains(file.word(index)) else { return false }
    return isOfStore(other, scope) && !isOfStore(claim, scope)
      && claim.contains { [".", "?.", "["].contains(file.word($0)) }
  }

  /// `sessionStorage.getItem('nonce')`, `storageService.get('nonce')`, or a name that got no more.
  private func isOfStore(_ side: Range<Int>, _ scope: Range<Int>) -> Bool {
    if let call = side.first(where: gives), file.mates[call + 1] == side.upperBound - 1 {
      return true
    }
    guard side.count == 1, let name = side.first, file.isName(name) else { return false }
    return scope.contains { place in
      guard place < name, file.word(place) == file.word(name), file.isMark(place + 1, "=") else {
        return false
      }
      let statement = file.statement(at: place)
      guard let call = statement.first(where: gives), file.mates[call + 1] > call else {
        return false
      }
      let end = file.mates[call + 1] + 1
      return (end >= statement.upperBound || file.isMark(end, ";"))
        && !(place + 2..<call).contains { file.isMark($0, "(") }
    }
  }

  private func gives(_ place: Int) -> Bool {
    guard file.isName(place), file.isMark(place + 1, "("), file.isMark(place - 1, ".") else {
      return false
    }
    return file.word(place) == "getItem"
      || file.word(place) == "get" && file.word(place - 2).lowercased().contains("storage")
  }
}
