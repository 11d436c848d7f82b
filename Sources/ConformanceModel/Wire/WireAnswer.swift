/// What a worker answers to one request.
package struct WireAnswer: Sendable, Hashable {
  /// The request's id; `nil` where not even that could be read.
  package var id: Int?
  /// What is answered.
  package var content: Content

  package init(id: Int?, _ content: Content) {
    self.id = id
    self.content = content
  }

  /// What there is to answer. Its line does not name it: it is read against the operation.
  package enum Content: Sendable, Hashable {
    /// To `hello`: the protocol's version that the worker speaks, and what the subject declares;
    /// the version of the checks that the worker holds, if any, and how they were built.
    case hello(wire: Int, Contract, judges: String?, build: String?)
    /// To `nonces`; with a source, `used` is the number of bytes taken from it.
    case nonces([String], used: Int?)
    /// To `forkedNonces`: those of the program itself, and those of its child.
    case forked([String], childs: [String])
    /// To `digests`, `byteDigests` and (one element) `streamDigest`.
    case digests([String])
    /// To `match`.
    case verdicts([MatchVerdict])
    /// To `judge`; `leaves` where the worker ends itself after it.
    case outcome(CheckOutcome, leaves: Bool)
    /// To `measure`: processor time of the worker's process.
    case measured(nanoseconds: UInt64)
    /// To `account.settle`; there is a view where the contract shows one.
    case view(AccountView?)
    /// To every other operation.
    case done
    /// To any operation, in place of what was asked for.
    case failed(WireError)
  }

  /// Ends the program that takes an answer for one to another operation than it asked.
  package static func isOfAnotherOperation() -> Never {
    preconditionFailure("an answer was taken for one to another operation")
  }
}

/// An operation's error, as it crosses the wire.
package struct WireError: Codable, Error, Sendable, Hashable, CustomStringConvertible {
  /// A word for programs.
  package var code: String
  /// A sentence for people.
  package var message: String

  package init(code: String, message: String) {
    self.code = code
    self.message = message
  }

  package var description: String { "\(code): \(message)" }
}

/// An answer to the right request without what was asked for: the conversation is still in step.
package struct UnfitAnswer: Error, Hashable {
  package let fault: SubjectFault
}

extension WireAnswer: Encodable {
  fileprivate enum CodingKeys: String, CodingKey {
    case id, wire, contract, judges, build, nonces, forked, used, digests, verdicts, outcome, leaves
    case error, view, nanoseconds
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(id, forKey: .id)
    switch content {
    case .hello(let wire, let contract, let judges, let build):
      try container.encode(wire, forKey: .wire)
      try container.encode(contract, forKey: .contract)
      try container.encodeIfPresent(judges, forKey: .judges)
      try container.encodeIfPresent(build, forKey: .build)
    case .nonces(let nonces, let used):
      try container.encode(nonces, forKey: .nonces)
      try container.encodeIfPresent(used, forKey: .used)
    case .forked(let own, let childs):
      try container.encode(own, forKey: .nonces)
      try container.encode(childs, forKey: .forked)
    case .digests(let digests): try container.encode(digests, forKey: .digests)
    case .verdicts(let verdicts): try container.encode(verdicts, forKey: .verdicts)
    case .outcome(let outcome, let leaves):
      try container.encode(outcome, forKey: .outcome)
      if leaves { try container.encode(true, forKey: .leaves) }
    case .measured(let nanoseconds): try container.encode(nanoseconds, forKey: .nanoseconds)
    case .view(let view): try container.encodeIfPresent(view, forKey: .view)
    case .done: break
    case .failed(let error): try container.encode(error, forKey: .error)
    }
  }
}

// MARK: Reading

extension WireAnswer.Content {
  /// - Throws: `DecodingError` for members of another type; ``UnfitAnswer`` for what the operation
  ///   asks for and the answer lacks.
  init(from decoder: any Decoder, to operation: WireRequest.Operation) throws {
    let members = AnswerMembers(
      container: try decoder.container(keyedBy: WireAnswer.CodingKeys.self),
      operation: operation.name)
    if let error: WireError = try members.optional(.error) {
      self = .failed(error)
      return
    }
    self =
      switch operation {
      case .hello(let asked, _, _): try Self.hello(members, asked: asked)
      case .nonces(let count, _, _):
        .nonces(
          try members.elements(.nonces, count: count), used: try members.optional(.used))
      case .forkedNonces(let count):
        .forked(
          try members.elements(.nonces, count: count),
          childs: try members.elements(.forked, count: count))
      case .digests(let texts):
        .digests(try members.elements(.digests, count: texts.count))
      case .byteDigests(let messages):
        .digests(try members.elements(.digests, count: messages.count))
      case .streamDigest: .digests(try members.elements(.digests, count: 1))
      case .match(let attempts):
        .verdicts(try members.elements(.verdicts, count: attempts.count))
      case .judge:
        .outcome(
          try members.required(.outcome), leaves: try members.optional(.leaves) ?? false)
      case .measure: .measured(nanoseconds: try members.required(.nanoseconds))
      case .accountSettle: .view(try members.optional(.view))
      case .signInStart, .signInCancel, .signInSettle, .providerCallback, .accountStart,
        .accountPerform, .accountReply, .accountNotice, .bye:
        .done
      }
  }

  private static func hello(_ members: AnswerMembers, asked: Int) throws -> Self {
    let wire: Int = try members.required(.wire)
    guard wire == asked else { throw members.fault("wire version \(wire)") }
    let contract: Contract = try members.required(.contract)
    guard contract.capabilities != nil else {
      throw members.fault("no member 'contract/capabilities'")
    }
    return .hello(
      wire: wire, contract, judges: try members.optional(.judges),
      build: try members.optional(.build))
  }
}

/// The members of one answer, whose mistakes name the operation that was asked.
private struct AnswerMembers {
  let container: KeyedDecodingContainer<WireAnswer.CodingKeys>
  let operation: String

  func optional<Value: Decodable>(_ key: WireAnswer.CodingKeys) throws -> Value? {
    try container.decodeIfPresent(Value.self, forKey: key)
  }

  func required<Value: Decodable>(_ key: WireAnswer.CodingKeys) throws -> Value {
    guard let value: Value = try optional(key) else {
      throw fault("no member '\(key.stringValue)'")
    }
    return value
  }

  /// As many elements as were asked for.
  func elements<Element: Decodable>(
    _ key: WireAnswer.CodingKeys, count: Int
  ) throws -> [Element] {
    guard let found: [Element] = try optional(key) else {
      throw fault(
        "no member '\(key.stringValue)'. Expected an array with \(count) elements.")
    }
    guard found.count == count else {
      throw fault("\(found.count) '\(key.stringValue)', expected \(count)")
    }
    return found
  }

  func fault(_ found: String) -> UnfitAnswer {
    UnfitAnswer(fault: .malformedAnswer("the answer to '\(operation)' has \(found)"))
  }
}
