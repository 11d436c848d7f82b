internal import PlainText

/// A message of bytes and its SHA-256 digest.
package struct DigestBytesVector: Vector {
  package var id: String
  package var requirement: String?
  package var comment: String
  package var flags: [String]
  package var since: Int?
  /// The message in lower-case hex.
  package var message: String
  /// The digest in lower-case hex.
  package var digest: String

  /// The message's bytes.
  package var messageBytes: [UInt8] { Hex.decode(message, isLowerCase: true) ?? [] }
}

/// A chain of digests with checkpoints (NIST SHAVS, section 6.4).
package struct DigestMonteCarloVector: Vector {
  package var id: String
  package var requirement: String?
  package var comment: String
  package var flags: [String]
  package var since: Int?
  /// The first seed in lower-case hex.
  package var seed: String
  /// The digests between one checkpoint and the next.
  package var iterations: Int
  /// The digests expected after each round of `iterations`; each is the seed of the next round.
  package var checkpoints: [String]

  /// The seed's bytes.
  package var seedBytes: [UInt8] { Hex.decode(seed, isLowerCase: true) ?? [] }
}

/// The digests of messages that a rule makes from their length.
package struct DigestLengthsVector: Vector {
  package var id: String
  package var requirement: String?
  package var comment: String
  package var flags: [String]
  package var since: Int?
  /// The lengths of the messages in bytes.
  package var lengths: [Int]
  /// The digest of each of these messages in lower-case hex.
  package var digests: [String]

  /// The message of a length: byte i is 33 + (31 i + 17 length) mod 94, printable ASCII.
  ///
  /// 31 and 94 share no factor, so all 94 letters occur before one repeats.
  ///
  /// - Parameter length: The length in bytes, at least 0.
  /// - Complexity: O(`length`).
  package static func message(length: Int) -> [UInt8] {
    // Where 31 i + 17 length begins among the 94 remainders: 91 is the inverse of 31 modulo 94.
    // Copying whole periods keeps thousands of lengths cheap in this target, which is not
    // optimised.
    let start = 17 * length * 91 % 94
    var message = Array(period[start...])
    message.reserveCapacity(length + period.count)
    while message.count < length { message += period }
    message.removeLast(message.count - length)
    return message
  }

  /// The 94 letters in the order in which messages go round: 33 + 31 i mod 94.
  private static let period: [UInt8] = (0..<94).map { UInt8(33 + 31 * $0 % 94) }
}

/// A text, its UTF-8 bytes, and their SHA-256 digest.
package struct DigestTextVector: Vector {
  package var id: String
  package var requirement: String?
  package var comment: String
  package var flags: [String]
  package var since: Int?
  /// The text.
  package var text: String
  /// The UTF-8 bytes of the text in lower-case hex.
  package var utf8: String
  /// The digest in lower-case hex.
  package var digest: String
}

/// A large message, made by repeating its content, and its SHA-256 digest.
package struct DigestLargeVector: Vector {
  package var id: String
  package var requirement: String?
  package var comment: String
  package var flags: [String]
  package var since: Int?
  /// What is repeated, in lower-case hex; the last repetition is cut off at `length`.
  package var content: String
  /// The length of the message in bytes.
  package var length: Int
  /// The digest in lower-case hex.
  package var digest: String

  /// The bytes that are repeated.
  package var contentBytes: [UInt8] { Hex.decode(content, isLowerCase: true) ?? [] }
}

/// A group of the area digest.
package enum DigestGroup: Codable, Sendable, Equatable {
  /// Messages of bytes.
  case bytes(VectorGroup<DigestBytesVector>)
  /// Monte Carlo chains.
  case monteCarlo(VectorGroup<DigestMonteCarloVector>)
  /// Tables of digests by message length.
  case lengths(VectorGroup<DigestLengthsVector>)
  /// Texts.
  case text(VectorGroup<DigestTextVector>)
  /// Messages larger than memory.
  case large(VectorGroup<DigestLargeVector>)

  /// Reads the group that its `type` names.
  ///
  /// - Throws: `DecodingError` where the type is unknown or a member does not fit.
  package init(from decoder: any Decoder) throws {
    switch try VectorGroupType(from: decoder).type {
    case "bytes": self = .bytes(try VectorGroup(from: decoder))
    case "monteCarlo": self = .monteCarlo(try VectorGroup(from: decoder))
    case "lengths": self = .lengths(try VectorGroup(from: decoder))
    case "text": self = .text(try VectorGroup(from: decoder))
    case "large": self = .large(try VectorGroup(from: decoder))
    case let other: throw unknownGroupType(other, decoder)
    }
  }

  /// Writes the group as it was read.
  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .bytes(let group): try group.encode(to: encoder)
    case .monteCarlo(let group): try group.encode(to: encoder)
    case .lengths(let group): try group.encode(to: encoder)
    case .text(let group): try group.encode(to: encoder)
    case .large(let group): try group.encode(to: encoder)
    }
  }
}

/// The error for a group whose `type` no reader knows.
func unknownGroupType(_ type: String, _ decoder: any Decoder) -> DecodingError {
  .dataCorrupted(
    .init(codingPath: decoder.codingPath, debugDescription: "unknown group type '\(type)'"))
}
