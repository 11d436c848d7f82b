/// Where the choices of a case come from.
public enum CaseOrigin: Hashable, Sendable {
  /// Fresh choices: `ChoiceSource(seed:size:)` draws the same ones.
  case fresh(seed: UInt64, size: Int)
  /// Given choices: `ChoiceSource(replaying:)` draws the same ones.
  case replay([Choice])
}
