/// Moves value from an earlier choice to a later one, for failures that depend on a sum.
struct RedistributeSums: ShrinkPass {
  private var pairs = PairCursor()
  private var descent: Descent?
  private var start: (Choice, Choice)?

  mutating func propose(from best: ChoiceRecording) -> [Choice]? {
    while let (first, second) = pairs.current(in: best) {
      if descent == nil {
        let (giver, taker) = (best.nodes[first], best.nodes[second])
        start = (giver.choice, taker.choice)
        descent = Descent(from: RedistributeSums.movable(giver, taker))
      }
      if let (giver, taker) = start, let rest = descent?.propose() {
        // `rest` counts what has not moved yet: `high` of the descent is where it began.
        let moved = RedistributeSums.movable(best.nodes[first], best.nodes[second], giver, taker)
        if moved >= rest {
          var result = best.choices
          let amount = moved - rest
          result[first].magnitude = giver.magnitude - amount
          result[second] = RedistributeSums.raised(taker, by: amount, toward: giver.isNegative)
          return result.normalised()
        }
      }
      descent = nil
      pairs.advance()
    }
    return nil
  }

  mutating func learn(_ progress: ShrinkProgress) {
    descent?.learn(improved: progress.isImprovement)
  }

  /// How much can move at most: what the giver has, as far as the taker has room.
  private static func movable(
    _ giver: ChoiceNode, _ taker: ChoiceNode, _ from: Choice? = nil, _ into: Choice? = nil
  ) -> UInt64 {
    let (from, into) = (from ?? giver.choice, into ?? taker.choice)
    let limit = from.isNegative ? taker.below : taker.above
    let isSameSide = into.isNegative == from.isNegative || into.magnitude == 0
    let room =
      isSameSide
      ? (limit >= into.magnitude ? limit - into.magnitude : 0)
      : limit.addingReportingOverflow(into.magnitude).partialValue
    return min(from.magnitude, room)
  }

  private static func raised(_ taker: Choice, by amount: UInt64, toward side: Bool) -> Choice {
    if taker.magnitude == 0 || taker.isNegative == side {
      return Choice(taker.kind, magnitude: taker.magnitude + amount, isNegative: side)
    }
    return amount >= taker.magnitude
      ? Choice(taker.kind, magnitude: amount - taker.magnitude, isNegative: side)
      : Choice(taker.kind, magnitude: taker.magnitude - amount, isNegative: !side)
  }
}
