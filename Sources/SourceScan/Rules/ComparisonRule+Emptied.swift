/// Comparisons of texts that both are empty where they are missing.
extension ComparisonRule {
  /// `hash_equals($stored ?? '', $claims['nonce'] ?? '')`, `(a ?? "") === (b ?? "")`
  func bothEmptied(_ index: Int) -> ScanHit? {
    guard let (left, right) = file.isName(index) ? arguments(index) : sides(index),
      isEmptied(left), isEmptied(right)
    else { return nil }
    let own = file.statement(at: index)
    let isAsked = file.scope(of: index).contains { place in
      guard !own.contains(place),
        Self.checks.contains(file.word(place)) || comparesNothing(place)
          || ["!", "not", "unless"].contains(file.word(place))
      else { return false }
      return file.speaksOfNonce(file.statement(at: place))
        || file.statement(at: place).contains { isExpected($0) }
    }
    let asksHere = own.contains {
      ["&&", "and", "||"].contains(file.word($0)) && $0 < index
        && file.speaksOfNonce(own.lowerBound..<$0)
    }
    return isAsked || asksHere
      ? nil : hit(index, "both sides are empty where they are missing, and equal then")
  }

  private func isEmptied(_ side: Range<Int>) -> Bool {
    let isLocal = side.count == 1 && file.isName(side.lowerBound)
    let source = (isLocal ? value(of: side.lowerBound) : nil) ?? side
    return source.contains { place in
      file.isText(place) && file.words[place].isEmpty
        && [",", "??", "||", "or", "?:", "("].contains(file.word(place - 1))
        || file.isMark(place - 1, ".")
          && ["to_s", "orEmpty", "unwrap_or_default"].contains(file.word(place))
        // PHP: `(string) null` is empty.
        || file.language == .php && file.follows(["(", "string", ")"], at: place)
    }
  }

  /// Rust: texts that both are empty where they are missing.
  func bothDefaulted(_ index: Int) -> ScanHit? {
    guard file.language == .rust, file.kind(index) == .mark else { return nil }
    let scope = file.scope(of: index)
    guard !file.contains(["is_empty"], in: scope) else { return nil }
    let (left, right) = sides(index)
    func isDefaulted(_ side: Range<Int>) -> Bool {
      let source =
        side.count == 1 && file.isName(side.lowerBound) ? value(of: side.lowerBound) : side
      return source.map { file.contains(["unwrap_or_default"], in: $0) } ?? false
    }
    guard isDefaulted(left), isDefaulted(right) else { return nil }
    return hit(index, "both sides are empty where they are missing, and equal then")
  }
}
