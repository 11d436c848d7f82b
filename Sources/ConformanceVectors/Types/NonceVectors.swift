/// An alphabet that nonces are drawn from in the field.
public struct NonceAlphabetVector: Vector {
  /// Whether an alphabet is meant as it is.
  public enum Standing: String, Codable, Sendable {
    /// Published or in deliberate use.
    case published
    /// A copy of another alphabet with a mistake in it.
    case misprint
  }

  public var id: String
  public var requirement: String?
  public var comment: String
  public var flags: [String]
  /// The alphabet's name, unique among the alphabets.
  public var name: String
  /// The letters, in the order in which they were found.
  public var letters: String
  /// Whether it is meant as it is.
  public var standing: Standing
  /// Where it is published or was found.
  public var origin: String
  /// The name of the alphabet that was meant.
  public var misprintOf: String?
  /// The letters of the alphabet that was meant which are not there.
  public var missing: String?
}

/// What a nonce generator may come to.
public enum NonceOutcome: String, Codable, Sendable {
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
public struct NonceLengthVector: Vector {
  public var id: String
  public var requirement: String?
  public var comment: String
  public var flags: [String]
  /// The length in letters.
  public var length: Int
  /// The outcomes that are right.
  public var outcomes: [NonceOutcome]
}

/// A script for a byte source, and what the generator that reads from it may come to.
public struct NonceSourceVector: Vector {
  public var id: String
  public var requirement: String?
  public var comment: String
  public var flags: [String]
  /// The length of the nonce in letters.
  public var length: Int
  /// The bits given before the failure; a nonce of no more bits can be made, so the case is not
  /// for contracts under which a nonce of `length` letters has no more than these.
  public var givenBits: Int?
  /// What the source does, in order; the last act lasts for ever.
  public var script: [NonceSourceAct]
  /// The outcomes that are right.
  public var outcomes: [NonceOutcome]
}

/// One act of a scripted byte source.
public struct NonceSourceAct: Codable, Sendable, Equatable {
  /// What the source does.
  public enum Kind: String, Codable, Sendable {
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
  public var kind: Kind
  /// The byte given.
  public var byte: Int?
  /// How many bytes.
  public var count: Int?

  private enum CodingKeys: String, CodingKey {
    case kind = "do"
    case byte, count
  }
}

/// A group of the area nonce.
public enum NonceGroup: Codable, Sendable, Equatable {
  /// Alphabets.
  case alphabet(VectorGroup<NonceAlphabetVector>)
  /// Lengths asked for.
  case length(VectorGroup<NonceLengthVector>)
  /// Scripted byte sources.
  case source(VectorGroup<NonceSourceVector>)

  /// Reads the group that its `type` names.
  ///
  /// - Throws: `DecodingError` where the type is unknown or a member does not fit.
  public init(from decoder: any Decoder) throws {
    switch try VectorGroupType(from: decoder).type {
    case "alphabet": self = .alphabet(try VectorGroup(from: decoder))
    case "length": self = .length(try VectorGroup(from: decoder))
    case "source": self = .source(try VectorGroup(from: decoder))
    case let other: throw unknownGroupType(other, decoder)
    }
  }

  /// Writes the group as it was read.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .alphabet(let group): try group.encode(to: encoder)
    case .length(let group): try group.encode(to: encoder)
    case .source(let group): try group.encode(to: encoder)
    }
  }
}
