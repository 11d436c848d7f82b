extension ScenarioStep: Codable {
  private enum CodingKeys: String, CodingKey {
    case step = "do"
    case attempt, entry, early, window, bytes, inside, kind, domain, code
  }

  /// Reads the step that `do` names.
  ///
  /// - Throws: `DecodingError` where the step is unknown or a member does not fit.
  package init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    switch try members.decode(String.self, forKey: .step) {
    case "start":
      self = .start(
        ScenarioStart(
          attempt: try members.decode(String.self, forKey: .attempt),
          entry: try members.decodeIfPresent(ScenarioStart.Entry.self, forKey: .entry),
          early: try members.decodeIfPresent(ScenarioCallback.Kind.self, forKey: .early),
          hasWindow: try members.decodeIfPresent(Bool.self, forKey: .window) ?? true,
          bytesFail: try members.decodeIfPresent(String.self, forKey: .bytes) == "fail",
          inside: try members.decodeIfPresent(String.self, forKey: .inside)))
    case "callback":
      self = .callback(
        attempt: try members.decode(String.self, forKey: .attempt),
        ScenarioCallback(
          kind: try members.decode(ScenarioCallback.Kind.self, forKey: .kind),
          domain: try members.decodeIfPresent(String.self, forKey: .domain),
          code: try members.decodeIfPresent(Int.self, forKey: .code)))
    case "cancel": self = .cancel
    case "cancelTask":
      self = .cancelTask(attempt: try members.decode(String.self, forKey: .attempt))
    case "drop": self = .drop
    case "timeout": self = .timeout
    case let other:
      throw DecodingError.dataCorruptedError(
        forKey: .step, in: members, debugDescription: "unknown step '\(other)'")
    }
  }

  /// Writes the step as it was read; what has its usual value is left out.
  package func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .start(let start):
      try members.encode("start", forKey: .step)
      try members.encode(start.attempt, forKey: .attempt)
      try members.encodeIfPresent(start.entry, forKey: .entry)
      try members.encodeIfPresent(start.early, forKey: .early)
      if !start.hasWindow { try members.encode(false, forKey: .window) }
      if start.bytesFail { try members.encode("fail", forKey: .bytes) }
      try members.encodeIfPresent(start.inside, forKey: .inside)
    case .callback(let attempt, let callback):
      try members.encode("callback", forKey: .step)
      try members.encode(attempt, forKey: .attempt)
      try members.encode(callback.kind, forKey: .kind)
      try members.encodeIfPresent(callback.domain, forKey: .domain)
      try members.encodeIfPresent(callback.code, forKey: .code)
    case .cancel: try members.encode("cancel", forKey: .step)
    case .cancelTask(let attempt):
      try members.encode("cancelTask", forKey: .step)
      try members.encode(attempt, forKey: .attempt)
    case .drop: try members.encode("drop", forKey: .step)
    case .timeout: try members.encode("timeout", forKey: .step)
    }
  }
}
