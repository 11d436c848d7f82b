/// Walks over pairs of whole-number choices, the first of which can be lowered.
///
/// Every pair in short sequences; in long ones only pairs up to eight whole numbers apart, so
/// that a round stays linear.
struct PairCursor: Sendable {
  private static let longest = 40
  private static let reach = 8
  private var first = 0
  private var second = 1

  /// The pair under the cursor as positions in the recording, or nil at the end.
  mutating func current(in best: ChoiceRecording) -> (Int, Int)? {
    var whole: [Int] = []
    for position in best.nodes.indices where best.nodes[position].isWhole {
      whole.append(position)
    }
    let reach = whole.count <= PairCursor.longest ? whole.count : PairCursor.reach
    while first < whole.count {
      if best.nodes[whole[first]].choice.magnitude > 0,
        second < whole.count, second <= first + reach
      {
        return (whole[first], whole[second])
      }
      first += 1
      second = first + 1
    }
    return nil
  }

  mutating func advance() {
    second += 1
  }
}

extension [Choice] {
  /// The choices with no negative zero among whole numbers.
  func normalised() -> [Choice] {
    map { choice in
      choice.magnitude == 0 && choice.isNegative && choice.kind != .real
        ? Choice(choice.kind, magnitude: 0) : choice
    }
  }
}
