/// Finds the parts of a counterexample that do not matter: whatever stands there, it fails.
///
/// Puts fresh choices in the place of one part after the other. A part in which every attempt
/// fails the same way "may be anything"; its own parts need no test. After the idea of
/// Hypothesis's explain phase (`internal/conjecture/shrinker.py`, `explain`).
struct Explanation: Sendable {
  /// Attempts per part.
  static let attempts = 20
  /// Attempts in all.
  static let budget = 1_000

  private let best: ChoiceRecording
  private let parts: [Part]
  private var random: SplitMix64
  private var index = 0
  private var attempt = 0
  private var spent = 0
  private var free: [Int] = []
  /// The free parts in words.
  private(set) var freeParts: [String] = []
  /// The number of parts that were tried.
  private(set) var partCount = 0

  private struct Part: Sendable {
    let span: Int?
    let range: Range<Int>
  }

  init(_ best: ChoiceRecording, seed: UInt64) {
    self.best = best
    // Any number but zero would do: it keeps the attempts apart from the cases of the run.
    random = SplitMix64(seed: seed ^ 0xE8_91A1)
    var parts: [Part] = []
    for (index, span) in best.spans.enumerated() where span.count > 0 {
      parts.append(Part(span: index, range: span.start..<span.end))
    }
    for position in best.nodes.indices where !best.nodes[position].isForced {
      let isInSpan = best.spans.contains { $0.start <= position && position < $0.end }
      if !isInSpan { parts.append(Part(span: nil, range: position..<position + 1)) }
    }
    self.parts = parts
  }

  /// The next sequence of choices to run, or nil when every part was tried.
  mutating func nextCandidate() -> [Choice]? {
    while index < parts.count, spent < Explanation.budget {
      let range = parts[index].range
      let isInsideFree = free.contains { parts[$0].range.contains(range.lowerBound) }
      let canVary = range.contains { !best.nodes[$0].isForced }
      if isInsideFree || !canVary {
        index += 1
        continue
      }
      if attempt == 0 { partCount += 1 }
      spent += 1
      var choices = best.choices
      for position in range { choices[position] = fresh(best.nodes[position]) }
      return choices
    }
    return nil
  }

  /// Takes note of whether the last candidate failed in the same way.
  mutating func learn(stillFails: Bool, _ recording: ChoiceRecording) {
    attempt += 1
    // A different number of choices means that later parts were drawn anew as well.
    let isAligned = recording.nodes.count == best.nodes.count
    if !stillFails || !isAligned {
      index += 1
      attempt = 0
    } else if attempt == Explanation.attempts {
      free.append(index)
      index += 1
      attempt = 0
    }
  }

  /// Puts the free parts in words, with the values of their spans.
  mutating func name(parts rendered: [Int: String]) {
    freeParts = free.map { index in
      guard let span = parts[index].span else {
        return "choice \(parts[index].range.lowerBound + 1)"
      }
      let label = best.spans[span].label
      let siblings = best.spans[..<span].filter {
        $0.label == label && $0.parent == best.spans[span].parent
      }
      let value = rendered[span].map { " (\($0))" } ?? ""
      return "\(label) \(siblings.count + 1)\(value)"
    }
  }

  private mutating func fresh(_ node: ChoiceNode) -> Choice {
    if node.isForced { return node.choice }
    switch node.choice.kind {
    case .bytes:
      return Choice(bytes: node.choice.bytes.map { _ in UInt8(truncatingIfNeeded: random.next()) })
    case .real:
      let range = Double(bitPattern: node.below)...Double(bitPattern: node.above)
      let distance = Distance.real(&random, size: 100, in: range)
      return Choice(.real, magnitude: distance.magnitude, isNegative: distance.isNegative)
    case .integer, .boolean, .index:
      let distance =
        node.below &+ node.above < 256
        ? Distance.uniform(&random, below: node.below, above: node.above)
        : Distance.edgeBiased(&random, size: 100, below: node.below, above: node.above)
      return Choice(
        node.choice.kind, magnitude: distance.magnitude, isNegative: distance.isNegative)
    }
  }
}
