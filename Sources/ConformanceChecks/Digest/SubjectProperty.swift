internal import ConformanceModel
internal import PropertyEngine

/// A property of a subject, tried on generated values.
enum SubjectProperty {
  /// Looks for a value of which the property does not hold, and makes it as simple as it gets.
  ///
  /// - Parameters:
  ///   - generator: Makes the values.
  ///   - runs: How many are tried; one where the context has a replay.
  ///   - requirement: Whose property it is, for the replay token.
  ///   - context: Selects the values; the same seed gives the same counterexample.
  ///   - finding: What is wrong with a value, or nothing.
  /// - Returns: The simplest value found, what is wrong with it and what draws it again, or
  ///   nothing.
  /// - Throws: What `finding` throws: an error is no finding, and ends the search;
  ///   ``ReplayDiverged``.
  static func counterexample<Value: Sendable, Finding>(
    _ generator: Generator<Value>, runs: Int, of requirement: RequirementID,
    _ context: CheckContext,
    finding: (Value) async throws -> Finding?
  ) async throws -> (value: Value, finding: Finding, token: String?)? {
    var settings = PropertySettings(requirement, context, runs: runs)
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
    if case .replayDiffers(let difference) = outcome.verdict {
      throw ReplayDiverged(difference.description)
    }
    guard let found = outcome.counterexample else { return nil }
    return try await finding(found.value).map { (found.value, $0, found.token?.description) }
  }
}

extension PropertySettings {
  /// The settings of a requirement's property, replay included.
  init(_ requirement: RequirementID, _ context: CheckContext, runs: Int) {
    self.init(seed: context.seed(for: requirement), runs: runs)
    header = ReplayStamp(requirement).header
    replay = context.replay?.token
  }
}
