/// Puts a part of a recursive value in the place of the whole: spans of the same label nest.
///
/// Where a size was drawn before the value, the part may need a smaller one to be drawn with the
/// same choices: it is also tried with that size halved and lowered by one.
struct ReplaceByDescendant: ShrinkPass {
  private enum Size: CaseIterable {
    case kept
    case halved
    case lowered
  }

  private var outer = 0
  private var inner = 1
  private var size = 0

  mutating func propose(from best: ChoiceRecording) -> [Choice]? {
    while outer < best.spans.count {
      let whole = best.spans[outer]
      while inner < best.spans.count, best.spans[inner].start < whole.end {
        let part = best.spans[inner]
        let isDescendant = part.end <= whole.end && part.count < whole.count && part.count > 0
        if isDescendant && part.label == whole.label, size < Size.allCases.count {
          if let candidate = replacing(whole, by: part, Size.allCases[size], best) {
            return candidate
          }
        }
        inner += 1
        size = 0
      }
      outer += 1
      inner = outer + 1
      size = 0
    }
    return nil
  }

  private func replacing(
    _ whole: ChoiceSpan, by part: ChoiceSpan, _ size: Size, _ best: ChoiceRecording
  ) -> [Choice]? {
    var choices = best.choices
    if size != .kept {
      let earlier = best.nodes[..<whole.start].lastIndex {
        $0.isWhole && $0.choice.magnitude > 1
      }
      guard let earlier else { return nil }
      let magnitude = choices[earlier].magnitude
      choices[earlier].magnitude = size == .halved ? magnitude / 2 : magnitude - 1
    }
    return Array(choices[..<whole.start]) + choices[part.start..<part.end] + choices[whole.end...]
  }

  mutating func learn(_ progress: ShrinkProgress) {
    if progress == .shorter {
      inner = outer + 1
      size = 0
    } else {
      size += 1
    }
  }
}
