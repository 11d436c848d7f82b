/// What a check saw when a requirement did not hold.
public struct Evidence: Codable, Hashable, Sendable {
  /// Observations that the seed determines, one line each.
  public var observed: [String]
  /// Observations that come from the subject's own randomness, one line each.
  public var drawn: [String]
  /// The likely cause by name.
  public var likely: String?
  /// What to do, where it is more specific than the requirement's own remedy.
  public var remedy: String?
  /// The token with which `--replay` runs the failing case again.
  public var replay: String?

  /// - Parameters:
  ///   - observed: What the seed determines.
  ///   - drawn: What the subject's own randomness determines.
  ///   - likely: The likely cause by name.
  ///   - remedy: What to do, if more specific than the requirement's remedy.
  ///   - replay: The token of the failing case.
  public init(
    observed: [String] = [], drawn: [String] = [], likely: String? = nil, remedy: String? = nil,
    replay: String? = nil
  ) {
    self.observed = observed
    self.drawn = drawn
    self.likely = likely
    self.remedy = remedy
    self.replay = replay
  }
}
