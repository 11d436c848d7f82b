/// Everything one case drew: the choices in order and the spans they fall into.
public struct ChoiceRecording: Hashable, Sendable {
  /// The choices with their bounds.
  public internal(set) var nodes: [ChoiceNode]
  /// The spans in the order of their starts, each parent before its children.
  public internal(set) var spans: [ChoiceSpan]

  /// The choices without their bounds: what draws the same value again.
  public var choices: [Choice] { nodes.map(\.choice) }
}
