/// Looks at what a comparison uses, which make it safe.
extension ComparisonRule {
  /// Whether a function asks, before or after it compares, whether what it compares is there.
  ///
  /// - Parameters:
  ///   - scope: The function, or the file where the comparison stands in none.
  ///   - index: The comparison.
  ///   - left: What stands before it.
  ///   - right: What stands after it.
  func isLookedInto(
    _ scope: Range<Int>, _ index: Int, _ left: Range<Int>, _ right: Range<Int>
  ) -> Bool {
    let own = file.statement(at: index)
    let names = Set(
      (Array(left) + Array(right)).filter { file.isName($0) || file.isText($0) }
        .map { file.word($0) }
    ).subtracting(Self.common)
    let isAlone = file.isInFunction(index)
    return scope.contains { place in
      let looks =
        file.isName(place) && Self.checks.contains(file.word(place))
        && file.word(place) != "require" || comparesNothing(place)
        || file.isText(place) && file.words[place].isEmpty && file.isComparison(place - 1)
      guard looks else { return false }
      let statement = file.statement(at: place)
      if statement == own { return true }
      // A script without functions looks at many things.
      return statement.contains { part in
        names.contains(file.word(part)) || isAlone && file.nonces[part]
      }
    }
  }

  /// Names that say nothing of what is looked at.
  private static let common: Set<String> = [
    "$_SESSION", "$_POST", "$_GET", "$_COOKIE", "session", "null", "nil", "None", "undefined",
  ]
}
