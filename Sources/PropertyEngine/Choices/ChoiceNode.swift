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
