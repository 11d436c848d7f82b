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
  /// What is wrong besides, each a mistake of its own with a remedy of its own.
  public var also: [Cause]
  /// What to do, where it is more specific than the cause's own remedy.
  public var remedy: String?
  /// The token with which `--replay` runs the failing case again.
  public var replay: String?
  /// The requirements that must hold before there is anything to judge here.
  public var awaits: [RequirementID]

  /// - Parameters:
  ///   - observed: What the seed determines.
  ///   - drawn: What the subject's own randomness determines.
  ///   - further: What is counted there, and too long to be read by everybody.
  ///   - cause: The likely cause.
  ///   - also: What is wrong besides, in the order in which it is to be repaired.
  ///   - remedy: What to do, if more specific than the cause's remedy.
  ///   - replay: The token of the failing case.
  ///   - awaits: What must hold before there is anything to judge.
  public init(
    observed: [String] = [], drawn: [String] = [], further: [String] = [], cause: Cause? = nil,
    also: [Cause] = [], remedy: String? = nil, replay: String? = nil,
    awaits: [RequirementID] = []
  ) {
    self.observed = observed
    self.drawn = drawn
    self.further = further
    self.cause = cause
    self.also = also
    self.remedy = remedy
    self.replay = replay
    self.awaits = awaits
  }

  /// The likely cause as this failure shows it.
  public var likely: String? { cause?.sentence }
}

extension Evidence: Codable {
  private enum CodingKeys: String, CodingKey {
    case observed, drawn, further, cause, likely, also, remedy, replay, awaits
  }

  /// A cause beside the first, as it is written.
  private struct Further: Codable {
    var cause: String
    var likely: String
    /// Written for those who read the file; read again from the list of causes.
    var remedy: String?
  }

  private static func cause(_ name: String?, saying sentence: String) -> Cause {
    name.flatMap(Cause.named)?.saying(sentence) ?? .foreign(sentence)
  }

  /// Reads evidence, also that of versions that know other causes: their sentence is kept.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    observed = try members.decode([String].self, forKey: .observed)
    drawn = try members.decode([String].self, forKey: .drawn)
    further = try members.decodeIfPresent([String].self, forKey: .further) ?? []
    remedy = try members.decodeIfPresent(String.self, forKey: .remedy)
    replay = try members.decodeIfPresent(String.self, forKey: .replay)
    awaits = try members.decodeIfPresent([RequirementID].self, forKey: .awaits) ?? []
    let name = try members.decodeIfPresent(String.self, forKey: .cause)
    cause = try members.decodeIfPresent(String.self, forKey: .likely).map { sentence in
      Self.cause(name, saying: sentence)
    }
    also = (try members.decodeIfPresent([Further].self, forKey: .also) ?? []).map { row in
      Self.cause(row.cause, saying: row.likely)
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
    if !also.isEmpty {
      try members.encode(
        also.map { Further(cause: $0.name, likely: $0.sentence, remedy: $0.remedy) }, forKey: .also)
    }
    try members.encodeIfPresent(remedy, forKey: .remedy)
    try members.encodeIfPresent(replay, forKey: .replay)
    if !awaits.isEmpty { try members.encode(awaits, forKey: .awaits) }
  }
}
