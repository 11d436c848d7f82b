/// Removes one number and adds it to another, for sums that are spread over too many elements.
///
/// A sum beyond the bounds comes round at the other end, as it does in fixed-width arithmetic:
/// `[1, 32767]` becomes `[-32768]`, which no sequence of lowering steps reaches.
struct JoinNumbers: ShrinkPass {
  private var pairs = PairCursor()

  mutating func propose(from best: ChoiceRecording) -> [Choice]? {
    while let (first, second) = pairs.current(in: best) {
      if let joined = JoinNumbers.sum(best.nodes[first], best.nodes[second]),
        let range = JoinNumbers.removable(best, containing: first, butNot: second)
      {
        var result = best.choices
        result[second] = joined
        result.removeSubrange(range)
        return result
      }
      pairs.advance()
    }
    return nil
  }

  mutating func learn(_ progress: ShrinkProgress) {
    if progress != .shorter { pairs.advance() }
  }

  /// The sum within the second number's bounds, or nil when their width makes no sense of it.
  private static func sum(_ first: ChoiceNode, _ second: ChoiceNode) -> Choice? {
    guard first.choice.kind == .integer, second.choice.kind == .integer else { return nil }
    let (above, below) = (Int128(second.above), Int128(second.below))
    var sum = first.choice.signedDistance + second.choice.signedDistance
    if sum > above { sum -= above + below + 1 }
    if sum < -below { sum += above + below + 1 }
    guard sum <= above, sum >= -below else { return nil }
    return Choice(.integer, magnitude: UInt64(sum.magnitude), isNegative: sum < 0)
  }

  /// The widest span around one position that leaves the other alone.
  private static func removable(
    _ best: ChoiceRecording, containing position: Int, butNot other: Int
  ) -> Range<Int>? {
    for span in best.spans where span.start <= position && position < span.end {
      let range = span.start..<span.end
      if !range.contains(other) { return range }
    }
    return nil
  }
}

extension Choice {
  /// The distance with its side as sign.
  var signedDistance: Int128 { isNegative ? -Int128(magnitude) : Int128(magnitude) }
}
