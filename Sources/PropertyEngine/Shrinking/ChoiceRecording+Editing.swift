extension ChoiceRecording {
  /// The choices without those of a range.
  func removing(_ range: Range<Int>) -> [Choice] {
    var result: [Choice] = []
    result.reserveCapacity(nodes.count - range.count)
    for index in nodes.indices where !range.contains(index) {
      result.append(nodes[index].choice)
    }
    return result
  }

  /// The choices with one distance changed.
  func replacing(_ position: Int, magnitude: UInt64, isNegative: Bool) -> [Choice] {
    var result = choices
    result[position] = Choice(
      nodes[position].choice.kind, magnitude: magnitude, isNegative: isNegative)
    return result
  }

  /// Runs of neighbouring spans with the same parent and label, each at least two long.
  ///
  /// - Complexity: O(spans).
  var siblingGroups: [[Int]] {
    struct Key: Hashable {
      let parent: Int
      let label: String
    }
    var groups: [[Int]] = []
    var open: [Key: Int] = [:]
    for (index, span) in spans.enumerated() {
      let key = Key(parent: span.parent, label: span.label)
      if let group = open[key], spans[groups[group].last!].end == span.start {
        groups[group].append(index)
      } else {
        open[key] = groups.count
        groups.append([index])
      }
    }
    return groups.filter { $0.count > 1 }
  }

  /// The position after the last of up to `count` neighbouring siblings that begin at a span.
  func endOfSiblings(from first: Int, count: Int) -> Int {
    var end = spans[first].end
    var found = 1
    var index = first + 1
    while found < count, index < spans.count, spans[index].start <= end {
      if spans[index].parent == spans[first].parent, spans[index].start == end {
        end = spans[index].end
        found += 1
      }
      index += 1
    }
    return end
  }
}
