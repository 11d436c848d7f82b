internal import ConformanceModel
internal import PropertyEngine

/// A property of a subject, tried on generated values.
enum SubjectProperty {
  /// Looks for a value of which the property does not hold, and makes it as simple as it gets.
  ///
  /// - Parameters:
  ///   - generator: Makes the values.
  ///   - runs: How many are tried.
  ///   - seed: Selects them; the same seed gives the same counterexample.
  ///   - finding: What is wrong with a value, or nothing.
  /// - Returns: The simplest value found and what is wrong with it, or nothing.
  /// - Throws: What `finding` throws: an error is no finding, and ends the search.
  static func counterexample<Value: Sendable, Finding>(
    _ generator: Generator<Value>, runs: Int, seed: UInt64,
    finding: (Value) async throws -> Finding?
  ) async throws -> (value: Value, finding: Finding)? {
    var settings = PropertySettings(seed: seed, runs: runs)
    settings.failureLimit = 1
    settings.explains = false
    var thrown: (any Error)?
    let outcome = await checkAsyncProperty("holds", generator, settings: settings) { value in
      // After an error nothing is asked of the subject any more.
      if thrown != nil { return true }
      do {
        return try await finding(value) == nil
      } catch {
        thrown = error
        return true
      }
    }
    if let thrown { throw thrown }
    guard let value = outcome.counterexample?.value else { return nil }
    return try await finding(value).map { (value, $0) }
  }
}
