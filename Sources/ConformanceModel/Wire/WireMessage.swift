internal import Foundation

/// One message from a worker to the runner, a line of JSON.
package enum WireMessage: Sendable, Hashable {
  /// Answers the request that has its id.
  case answer(WireAnswer)
  /// Tells something while a request is open.
  case notice(WireNotice)
}

extension WireMessage: Encodable {
  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .answer(let answer): try answer.encode(to: encoder)
    case .notice(let notice): try notice.encode(to: encoder)
    }
  }
}

extension WireMessage: DecodableWithConfiguration {
  private enum CodingKeys: String, CodingKey { case id, notice }

  /// Reads an answer against the operation that was asked under its id.
  ///
  /// - Parameter open: The requests without an answer so far, at least one, by id.
  /// - Throws: `DecodingError` for members of another type; ``SubjectFault/malformedAnswer(_:)``
  ///   for an id that is not open, and for what a notice lacks; ``UnfitAnswer``.
  package init(from decoder: any Decoder, configuration open: [Int: WireRequest.Operation]) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let id = try container.decodeIfPresent(Int.self, forKey: .id)
    if try container.decodeIfPresent(String.self, forKey: .notice) != nil {
      self = .notice(try WireNotice(from: decoder))
      return
    }
    guard let id, let operation = open[id] else {
      // The oldest is what the program works at.
      guard let oldest = open.min(by: { $0.key < $1.key }) else {
        preconditionFailure("a message was read while no request was open")
      }
      throw SubjectFault.malformedAnswer(
        "the answer to '\(oldest.value.name)' has the id \(id.map(String.init) ?? "none"), "
          + "expected \(oldest.key)")
    }
    let content = try WireAnswer.Content(from: decoder, to: operation)
    self = .answer(WireAnswer(id: id, content))
  }
}
