/// An alphabet that nonces are drawn from in the field.
package struct NonceAlphabetVector: Vector {
  /// Whether an alphabet is meant as it is.
  package enum Standing: String, Codable, Sendable {
    /// Published or in deliberate use.
    case published
    /// A copy of another alphabet with a mistake in it.
    case misprint
  }

  package var id: String
  package var requirement: String?
  package var comment: String
  package var flags: [String]
  package var since: Int?
  /// The alphabet's name, unique among the alphabets.
  package var name: String
  /// The letters, in the order in which they were found.
  package var letters: String
  /// Whether it is meant as it is.
  package var standing: Standing
  /// Where it is published or was found.
  package var origin: String
  /// The name of the alphabet that was meant.
  package var misprintOf: String?
  /// The letters of the alphabet that was meant which are not there.
  package var missing: String?
}

/// What a nonce generator may come to.
package enum NonceOutcome: String, Codable, Sendable {
  /// A nonce of the right shape.
  case nonce
  /// An error, nil, or a refusal.
  case error
  /// The end of the process.
  case abort
  /// No answer, ever.
  case endless
}

/// A length asked for, and what may come of it.
package struct NonceLengthVector: Vector {
  package var id: String
  package var requirement: String?
  package var comment: String
  package var flags: [String]
  package var since: Int?
  /// The length in letters.
  package var length: Int
  /// The outcomes that are right.
  package var outcomes: [NonceOutcome]
}

/// A script for a byte source, and what the generator that reads from it may come to.
package struct NonceSourceVector: Vector {
  package var id: String
  package var requirement: String?
  package var comment: String
  package var flags: [String]
  package var since: Int?
  /// The length of the nonce in letters.
  package var length: Int
  /// The bits given before the failure; a nonce of no more bits can be made, so the case is not
  /// for contracts under which a nonce of `length` letters has no more than these.
  package var givenBits: Int?
  /// What the source does, in order; the last act lasts for ever.
  package var script: [NonceSourceAct]
  /// The outcomes that are right.
  package var outcomes: [NonceOutcome]
}

/// One act of a scripted byte source.
package struct NonceSourceAct: Codable, Sendable, Equatable {
  /// What the source does.
  package enum Kind: String, Codable, Sendable {
    /// Gives `count` times the byte `byte`.
    case give
    /// Gives `count` bytes that count up from 0, modulo 256.
    case count
    /// Gives the byte `byte` from here on.
    case giveForEver
    /// Gives bytes that count up from 0, modulo 256, from here on.
    case countForEver
    /// Reports a failure once and gives no byte.
    case fail
    /// Reports a failure from here on.
    case failForEver
    /// Gives `count` bytes fewer than asked for (at least none), once, and says so.
    case short
  }

  /// What the source does.
  package var kind: Kind
  /// The byte given.
  package var byte: Int?
  /// How many bytes.
  package var count: Int?

  private enum CodingKeys: String, CodingKey {
    case kind = "do"
    case byte, count
  }
}

/// A group of the area nonce.
package enum NonceGroup: Codable, Sendable, Equatable {
  /// Alphabets.
  case alphabet(VectorGroup<NonceAlphabetVector>)
  /// Lengths asked for.
  case length(VectorGroup<NonceLengthVector>)
  /// Scripted byte sources.
  case source(VectorGroup<NonceSourceVector>)

  /// Reads the group that its `type` names.
  ///
  /// - Throws: `DecodingError` where the type is unknown or a member does not fit.
  package init(from decoder: any Decoder) throws {
    switch try VectorGroupType(from: decoder).type {
    case "alphabet": self = .alphabet(try VectorGroup(from: decoder))
    case "length": self = .length(try VectorGroup(from: decoder))
    case "source": self = .source(try VectorGroup(from: decoder))
    case let other: throw unknownGroupType(other, decoder)
    }
  }

  /// Writes the group as it was read.
  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .alphabet(let group): try group.encode(to: encoder)
    case .length(let group): try group.encode(to: encoder)
    case .source(let group): try group.encode(to: encoder)
    }
  }
}
