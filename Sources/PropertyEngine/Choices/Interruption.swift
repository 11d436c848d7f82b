/// Why a case ended without a verdict. Thrown by draws; let it pass through.
///
/// A property that catches errors must rethrow this one: it is a message to the runner, not a
/// finding about the code under test.
public enum Interruption: Error, Hashable, Sendable {
  /// The case does not meet a precondition and is not counted.
  case discarded
  /// The case drew more choices than it may.
  case tooLarge
  /// A strict replay met a question that its token does not answer.
  case differs(ReplayDifference)
}

/// The first place at which a replay token does not fit what the generator asks.
public struct ReplayDifference: Error, Hashable, Sendable, CustomStringConvertible {
  /// What did not fit.
  public enum Reason: Hashable, Sendable {
    /// The token has no choice left; the generator asks for one of this kind.
    case exhausted(asked: Choice.Kind)
    /// The token holds one kind, the generator asks for another.
    case kind(found: Choice.Kind, asked: Choice.Kind)
    /// The token's choice lies outside the bounds that the generator asks for.
    case outOfBounds(found: Choice, below: UInt64, above: UInt64)
    /// The generator has finished; this many choices are left over.
    case leftOver(Int)
  }

  /// Position of the choice, counted from 0.
  public let position: Int
  /// What did not fit.
  public let reason: Reason

  /// Where, what was found, what was expected, what to do.
  public var description: String {
    let found =
      switch reason {
      case .exhausted(let asked):
        "the token ends here, the generator asks for \(asked)"
      case .kind(let found, let asked):
        "the token holds \(found), the generator asks for \(asked)"
      case .outOfBounds(let found, let below, let above):
        "the token holds \(found.isNegative ? "-" : "")\(found.magnitude) "
          + "(\(found.bytes.count) bytes), the generator allows -\(below)...\(above)"
      case .leftOver(let count):
        "the generator has finished, the token holds \(count) more"
      }
    return "choice \(position): \(found). "
      + "The generator has changed since the token was made: find the failure again."
  }
}

/// Ends the current case without counting it when a precondition does not hold.
///
/// - Parameter condition: The precondition; evaluated once.
/// - Throws: `Interruption.discarded` when it is false.
public func assume(_ condition: Bool) throws {
  if !condition { throw Interruption.discarded }
}
