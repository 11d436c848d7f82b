/// What a check saw when a requirement did not hold.
public struct Evidence: Hashable, Sendable {
  /// Observations that the seed determines, one line each.
  public var observed: [String]
  /// Observations that come from the subject's own randomness, one line each.
  public var drawn: [String]
  /// The observations that a line such as "and 6 more" counts, one line each.
  public var further: [String]
  /// The likely cause.
  public var cause: Cause?
  /// What to do, where it is more specific than the cause's own remedy.
  public var remedy: String?
  /// The token with which `--replay` runs the failing case again.
  public var replay: String?

  /// - Parameters:
  ///   - observed: What the seed determines.
  ///   - drawn: What the subject's own randomness determines.
  ///   - further: What is counted there, and too long to be read by everybody.
  ///   - cause: The likely cause.
  ///   - remedy: What to do, if more specific than the cause's remedy.
  ///   - replay: The token of the failing case.
  public init(
    observed: [String] = [], drawn: [String] = [], further: [String] = [], cause: Cause? = nil,
    remedy: String? = nil, replay: String? = nil
  ) {
    self.observed = observed
    self.drawn = drawn
    self.further = further
    self.cause = cause
    self.remedy = remedy
    self.replay = replay
  }

  /// The likely cause as this failure shows it.
  public var likely: String? { cause?.sentence }
}

extension Evidence: Codable {
  private enum CodingKeys: String, CodingKey {
    case observed, drawn, further, cause, likely, remedy, replay
  }

  /// Reads evidence, also that of versions that know other causes: their sentence is kept.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    observed = try members.decode([String].self, forKey: .observed)
    drawn = try members.decode([String].self, forKey: .drawn)
    further = try members.decodeIfPresent([String].self, forKey: .further) ?? []
    remedy = try members.decodeIfPresent(String.self, forKey: .remedy)
    replay = try members.decodeIfPresent(String.self, forKey: .replay)
    let name = try members.decodeIfPresent(String.self, forKey: .cause)
    cause = try members.decodeIfPresent(String.self, forKey: .likely).map { sentence in
      name.flatMap(Cause.named)?.saying(sentence) ?? .foreign(sentence)
    }
  }

  /// Writes the cause by its name, beside the sentence that people read.
  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(observed, forKey: .observed)
    try members.encode(drawn, forKey: .drawn)
    if !further.isEmpty { try members.encode(further, forKey: .further) }
    try members.encodeIfPresent(cause?.name, forKey: .cause)
    try members.encodeIfPresent(likely, forKey: .likely)
    try members.encodeIfPresent(remedy, forKey: .remedy)
    try members.encodeIfPresent(replay, forKey: .replay)
  }
}
