/// A program that reads requests while it has not answered earlier ones.
package protocol OverlappingSubject: Subject {
  /// Asks several times for nonces before any answer is awaited.
  ///
  /// - Parameters:
  ///   - callers: How many requests.
  ///   - count: Of nonces, in each.
  func noncesAtOnce(callers: Int, count: Int) async throws -> [[String]]

  /// Asks for the digests of several lists of texts before any answer is awaited.
  func digestsAtOnce(ofTexts lists: [[String]]) async throws -> [[String]]

  /// Shows several tokens, each in a request of its own, before any answer is awaited.
  func matchAtOnce(_ attempts: [MatchAttempt]) async throws -> [MatchVerdict]
}

/// A program that draws nonces in a fork of itself as well.
package protocol ForkingSubject: Subject {
  /// Forks, and draws as many nonces in the child as in the program itself.
  func forkedNonces(count: Int) async throws -> (own: [String], childs: [String])
}

extension Subject {
  /// The subject as one that takes requests at once; `nil` where it does not offer that.
  package var overlapping: (any OverlappingSubject)? {
    offers(.overlapping) ? self as? any OverlappingSubject : nil
  }
}
