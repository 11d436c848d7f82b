internal import PropertyEngine
internal import ScheduleExplorer

/// Simplifies an order that ends the process, one new process a candidate.
///
/// The engine's shrinker, driven from outside: whether a candidate still ends the process is
/// seen by whoever runs it.
package struct OrderShrinker {
  private var shrinker: Shrinker
  private let header: String
  /// The simplest order known to end the process.
  package private(set) var best: JournalEntry

  /// - Parameters:
  ///   - entry: What the journal held at the first end.
  ///   - budget: The most candidates handed out.
  package init?(_ entry: JournalEntry, budget: Int) {
    guard let recording = Self.recording(of: entry) else { return nil }
    best = entry
    header = entry.header
    shrinker = Shrinker(recording, budget: budget)
  }

  /// The token of the next order to try; nil when there is none.
  package mutating func next() -> String? {
    shrinker.nextCandidate().map { choices in
      ScheduleToken(header: header, optionCounts: [], choices: choices).description
    }
  }

  /// Takes note of what the last candidate did.
  ///
  /// - Parameter entry: What the journal held where the process ended; nil where it did not.
  package mutating func learn(_ entry: JournalEntry?) {
    guard let entry, let recording = Self.recording(of: entry) else {
      return shrinker.learn(.doesNotFail)
    }
    shrinker.learn(.stillFails(recording))
    if shrinker.best.choices == entry.choices { best = entry }
  }

  /// Draws the choices again, with the bounds that they are known to have.
  private static func recording(of entry: JournalEntry) -> ChoiceRecording? {
    let source = ChoiceSource(replaying: entry.choices, isStrict: true)
    let decisions = Set(entry.decisions)
    var bounds = entry.optionCounts.makeIterator()
    for (position, choice) in entry.choices.enumerated() {
      let isDrawn: Bool =
        switch choice.kind {
        case .index where decisions.contains(position):
          (try? source.index(below: bounds.next() ?? 1)) != nil
        case .index:
          (try? source.index(below: Int(clamping: choice.magnitude) + 1)) != nil
        case .boolean: (try? source.boolean()) != nil
        // Of other values the bounds are not known: the order stays as it was found.
        case .integer, .real, .bytes: false
        }
      guard isDrawn else { return nil }
    }
    return source.recording
  }
}
