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
        ReplayDifference.outOfBounds(found, below, above)
      case .leftOver(let count):
        "the generator has finished, the token holds \(count) more"
      }
    return "choice \(position): \(found). "
      + "The generator has changed since the token was made: find the failure again."
  }

  private static func outOfBounds(_ found: Choice, _ below: UInt64, _ above: UInt64) -> String {
    switch found.kind {
    case .real: return "the token holds a real outside the generator's bounds"
    case .bytes:
      return "the token holds \(found.bytes.count) bytes, the generator allows \(below)...\(above)"
    case .integer, .boolean, .index:
      let sign = found.isNegative ? "-" : ""
      let least = below == 0 ? "0" : "-\(below)"
      return "the token holds \(found.kind) \(sign)\(found.magnitude) from the simplest, "
        + "the generator allows \(least)...\(above)"
    }
  }
}
