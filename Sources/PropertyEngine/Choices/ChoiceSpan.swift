/// A named stretch of choices that belong together, such as one element of an array.
public struct ChoiceSpan: Hashable, Sendable {
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
