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

/// Ends the current case without counting it when a precondition does not hold.
///
/// - Parameter condition: The precondition; evaluated once.
/// - Throws: `Interruption.discarded` when it is false.
public func assume(_ condition: Bool) throws {
  if !condition { throw Interruption.discarded }
}
