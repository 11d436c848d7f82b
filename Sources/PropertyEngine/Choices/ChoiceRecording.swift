/// One choice as it was made, with the bounds it was made under.
public struct ChoiceNode: Hashable, Sendable {
  /// The choice.
  public internal(set) var choice: Choice
  /// The greatest distance on the negative side (bytes: the fewest; reals: bits of the least).
  public let below: UInt64
  /// The greatest distance on the positive side (bytes: the most; reals: bits of the greatest).
  public let above: UInt64
  /// Whether the generator left no freedom: changing the choice changes nothing.
  public let isForced: Bool

  /// Whether the choice is a count or position that arithmetic on distances makes sense for.
  var isWhole: Bool {
    !isForced && (choice.kind == .integer || choice.kind == .index)
  }

  /// Whether a pass may lower it at all.
  var canBeLowered: Bool { !isForced && !choice.isSimplest }
}

/// A named stretch of choices that belong together, such as one element of an array.
public struct Span: Hashable, Sendable {
  /// What the stretch is; equal labels may stand for one another.
  public let label: String
  /// Position of the first choice.
  public let start: Int
  /// Position after the last choice.
  public internal(set) var end: Int
  /// Position of the enclosing span in the recording, or -1.
  public let parent: Int
  /// Whether the value was thrown away (a filter said no).
  public internal(set) var isDiscarded: Bool

  var count: Int { end - start }
}

/// Everything one case drew: the choices in order and the spans they fall into.
public struct ChoiceRecording: Hashable, Sendable {
  /// The choices with their bounds.
  public internal(set) var nodes: [ChoiceNode]
  /// The spans in the order of their starts, each parent before its children.
  public internal(set) var spans: [Span]

  /// The choices without their bounds: what draws the same value again.
  public var choices: [Choice] { nodes.map(\.choice) }
}
