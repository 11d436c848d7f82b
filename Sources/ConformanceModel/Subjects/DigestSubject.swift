/// A subject that hashes text and answers in the contract's text form.
public protocol DigestSubject: Subject {
  /// Hashes the UTF-8 bytes of each text.
  ///
  /// - Returns: One digest a text, in the same order, in the contract's text form.
  func digests(ofTexts texts: [String]) async throws -> [String]
}

/// A subject that hashes arbitrary bytes.
public protocol ByteDigestSubject: Subject {
  /// Hashes each message.
  ///
  /// - Returns: One digest a message, in the same order, in the contract's text form.
  func digests(ofBytes messages: [[UInt8]]) async throws -> [String]
}

/// A subject that hashes bytes arriving in several updates.
public protocol StreamingDigestSubject: Subject {
  /// Hashes the concatenation of the updates: one `update` call for each element.
  ///
  /// - Returns: The digest in the contract's text form.
  func digest(ofUpdates updates: DigestUpdates) async throws -> String
}

/// The updates of one streamed message: some chunks, played one or many times.
///
/// The repetition makes a message of more than 4 GiB out of a few kilobytes, in this process and
/// over the wire alike.
public struct DigestUpdates: Sequence, Codable, Hashable, Sendable {
  /// The chunks of one round, in order; any may be empty.
  public var chunks: [[UInt8]]
  /// How many rounds.
  public var rounds: Int

  /// - Parameters:
  ///   - chunks: One element an update call.
  ///   - rounds: How often all chunks are played; at least 0.
  public init(_ chunks: [[UInt8]], rounds: Int = 1) {
    precondition(rounds >= 0, "rounds cannot be negative")
    self.chunks = chunks
    self.rounds = rounds
  }

  /// Bytes of the whole message.
  public var byteCount: Int { chunks.reduce(0) { $0 + $1.count } * rounds }

  /// Plays the chunks from the first, as often as there are rounds.
  public func makeIterator() -> AnyIterator<[UInt8]> {
    var round = 0
    var index = 0
    return AnyIterator {
      while round < rounds {
        if index < chunks.count {
          defer { index += 1 }
          return chunks[index]
        }
        index = 0
        round += 1
        if chunks.isEmpty { return nil }
      }
      return nil
    }
  }
}
