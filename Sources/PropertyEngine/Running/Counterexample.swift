/// A case that fails, as simple as the shrinker could make it.
public struct Counterexample<Value> {
  /// The value; `()` for a property that draws as it goes.
  public let value: Value
  /// The value as text, with what the case noted.
  public let rendered: String
  /// What was observed.
  public let failure: PropertyFailure
  /// Draws it again; nil for a failing example, which was not drawn.
  public let token: ReplayToken?
  /// Its choices and spans; empty for a failing example.
  public let recording: ChoiceRecording
  /// What shrinking cost and brought.
  public let shrinking: Shrinker.Counts
  /// The parts of the value that do not matter: any other value fails as well.
  public let freeParts: [String]
  /// The number of parts that could be tried.
  public let partCount: Int

  /// How many times the value was made simpler.
  public var shrinks: Int { shrinking.improvements }
}

extension Counterexample: Sendable where Value: Sendable {}
