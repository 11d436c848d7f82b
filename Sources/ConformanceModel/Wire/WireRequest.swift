internal import PlainText

/// One message from the runner to a worker, a line of JSON.
package struct WireRequest: Sendable, Hashable {
  /// Chosen by the runner, repeated in the answer.
  package var id: Int
  /// What is asked.
  package var operation: Operation

  package init(id: Int, operation: Operation) {
    self.id = id
    self.operation = operation
  }

  /// What a worker can be asked.
  package enum Operation: Sendable, Hashable {
    case hello(wire: Int, suite: String, proof: String? = nil)
    case nonces(count: Int, length: Int?, source: ByteScript?)
    case forkedNonces(count: Int)
    case digests(texts: [String])
    case byteDigests(messages: [[UInt8]])
    case streamDigest(DigestUpdates)
    case match([MatchAttempt])
    case signInStart(WireStart)
    case signInCancel(WireCancel)
    case signInSettle(provider: Int)
    case providerCallback(WireCallback)
    case accountStart(WireAccountStart)
    case accountPerform(WireAccountPerform)
    case accountReply(WireAccountReply)
    case accountNotice(WireRevocation)
    case accountSettle(coordinator: Int)
    case judge(JudgeOrder)
    case measure(benchmark: String, count: Double)
    case bye

    /// The `op` member.
    package var name: String {
      switch self {
      case .hello: "hello"
      case .nonces: "nonces"
      case .forkedNonces: "forkedNonces"
      case .digests: "digests"
      case .byteDigests: "byteDigests"
      case .streamDigest: "streamDigest"
      case .match: "match"
      case .signInStart: "signIn.start"
      case .signInCancel: "signIn.cancel"
      case .signInSettle: "signIn.settle"
      case .providerCallback: "provider.callback"
      case .accountStart: "account.start"
      case .accountPerform: "account.perform"
      case .accountReply: "account.reply"
      case .accountNotice: "account.notice"
      case .accountSettle: "account.settle"
      case .judge: "judge"
      case .measure: "measure"
      case .bye: "bye"
      }
    }
  }
}

/// Asks a worker that holds the checks to judge one requirement beside its subject.
package struct JudgeOrder: Codable, Sendable, Hashable {
  /// The requirement's id.
  package var requirement: RequirementID
  /// How much work to do.
  package var profile: Profile
  /// What generated inputs derive from.
  package var seed: UInt64
  /// The catalogue whose vectors are judged with; `nil` for the newest.
  package var catalogue: Int?
  /// Cases up to this one were judged by a worker that has ended since; -1 for none.
  package var after: Int
  /// The token of the one case to run instead of all.
  package var replay: String?
  /// Whether the token's choices may be moved to the nearest that fit.
  package var movesChoices: Bool?
  /// The file in which searches note what they are about to do.
  package var journal: String?
  /// Whether they note what has happened so far as well.
  package var shows: Bool?

  package init(
    requirement: RequirementID, profile: Profile, seed: UInt64, after: Int = -1,
    replay: String? = nil
  ) {
    self.requirement = requirement
    self.profile = profile
    self.seed = seed
    self.after = after
    self.replay = replay
  }
}

extension WireRequest: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, op, wire, suite, proof, count, length, source, texts, messages, chunks, rounds,
      attempts
    case order, provider, coordinator, benchmark
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    let name = try container.decode(String.self, forKey: .op)
    operation =
      switch name {
      case "hello":
        .hello(
          wire: try container.decode(Int.self, forKey: .wire),
          suite: try container.decode(String.self, forKey: .suite),
          proof: try container.decodeIfPresent(String.self, forKey: .proof))
      case "nonces":
        .nonces(
          count: try container.decode(atLeast: 1, forKey: .count),
          length: try container.decodeIfPresent(Int.self, forKey: .length),
          source: try container.decodeIfPresent(ByteScript.self, forKey: .source))
      case "forkedNonces":
        .forkedNonces(count: try container.decode(atLeast: 1, forKey: .count))
      case "digests": .digests(texts: try container.decode([String].self, forKey: .texts))
      case "byteDigests": .byteDigests(messages: try container.decodeHex(.messages))
      case "streamDigest":
        .streamDigest(
          DigestUpdates(
            try container.decodeHex(.chunks),
            rounds: try container.decode(atLeast: 0, forKey: .rounds)))
      case "match": .match(try container.decode([MatchAttempt].self, forKey: .attempts))
      case "signIn.start": .signInStart(try WireStart(from: decoder))
      case "signIn.cancel": .signInCancel(try WireCancel(from: decoder))
      case "signIn.settle":
        .signInSettle(provider: try container.decode(Int.self, forKey: .provider))
      case "provider.callback": .providerCallback(try WireCallback(from: decoder))
      case "account.start": .accountStart(try WireAccountStart(from: decoder))
      case "account.perform": .accountPerform(try WireAccountPerform(from: decoder))
      case "account.reply": .accountReply(try WireAccountReply(from: decoder))
      case "account.notice": .accountNotice(try WireRevocation(from: decoder))
      case "account.settle":
        .accountSettle(coordinator: try container.decode(Int.self, forKey: .coordinator))
      case "judge": .judge(try container.decode(JudgeOrder.self, forKey: .order))
      case "measure":
        .measure(
          benchmark: try container.decode(String.self, forKey: .benchmark),
          count: try container.decodePositive(.count))
      case "bye": .bye
      default:
        throw DecodingError.dataCorruptedError(
          forKey: .op, in: container, debugDescription: "unknown op '\(name)'")
      }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(operation.name, forKey: .op)
    switch operation {
    case .hello(let wire, let suite, let proof):
      try container.encode(wire, forKey: .wire)
      try container.encode(suite, forKey: .suite)
      try container.encodeIfPresent(proof, forKey: .proof)
    case .nonces(let count, let length, let source):
      try container.encode(count, forKey: .count)
      try container.encodeIfPresent(length, forKey: .length)
      try container.encodeIfPresent(source, forKey: .source)
    case .forkedNonces(let count): try container.encode(count, forKey: .count)
    case .digests(let texts): try container.encode(texts, forKey: .texts)
    case .byteDigests(let messages):
      try container.encode(messages.map(Hex.encode), forKey: .messages)
    case .streamDigest(let updates):
      try container.encode(updates.chunks.map(Hex.encode), forKey: .chunks)
      try container.encode(updates.rounds, forKey: .rounds)
    case .match(let attempts): try container.encode(attempts, forKey: .attempts)
    case .signInStart(let start): try start.encode(to: encoder)
    case .signInCancel(let cancel): try cancel.encode(to: encoder)
    case .signInSettle(let provider): try container.encode(provider, forKey: .provider)
    case .providerCallback(let callback): try callback.encode(to: encoder)
    case .accountStart(let start): try start.encode(to: encoder)
    case .accountPerform(let perform): try perform.encode(to: encoder)
    case .accountReply(let reply): try reply.encode(to: encoder)
    case .accountNotice(let notice): try notice.encode(to: encoder)
    case .accountSettle(let coordinator):
      try container.encode(coordinator, forKey: .coordinator)
    case .judge(let order): try container.encode(order, forKey: .order)
    case .measure(let benchmark, let count):
      try container.encode(benchmark, forKey: .benchmark)
      try container.encode(count, forKey: .count)
    case .bye: break
    }
  }
}

extension KeyedDecodingContainer {
  /// Decodes a number that has a lower bound.
  fileprivate func decode(atLeast least: Int, forKey key: Key) throws -> Int {
    let number = try decode(Int.self, forKey: key)
    guard number >= least else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "found \(number), expected at least \(least)")
    }
    return number
  }

  /// Decodes how many operations are measured, of which a part may be one.
  fileprivate func decodePositive(_ key: Key) throws -> Double {
    let number = try decode(Double.self, forKey: key)
    guard number > 0, number <= 1e9 else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self,
        debugDescription: "found \(number), expected more than 0 and at most 1e9")
    }
    return number
  }

  /// Decodes an array of hexadecimal strings.
  fileprivate func decodeHex(_ key: Key) throws -> [[UInt8]] {
    try decode([String].self, forKey: key).map { text in
      guard let bytes = Hex.decode(text) else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: self, debugDescription: "found '\(text)', expected hexadecimal digits")
      }
      return bytes
    }
  }
}
