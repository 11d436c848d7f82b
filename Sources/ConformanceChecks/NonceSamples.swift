package import ConformanceModel

/// Nonces drawn once and shared by all checks beside one subject.
///
/// Sharing keeps a run short; each test stays exact, and the false-alarm bounds add up whether
/// samples are shared or not (union bound).
package actor NonceSamples {
  private var drawn: [Int?: [String]] = [:]

  package init() {}

  /// The first `count` nonces of a length; draws what is missing.
  ///
  /// - Parameters:
  ///   - count: How many.
  ///   - length: `nil` for the subject's default.
  ///   - subject: Asked in batches of at most 20,000.
  ///   - context: Told after every batch that the check is alive.
  /// - Throws: What the subject throws.
  package func nonces(
    _ count: Int, length: Int? = nil, from subject: any NonceSubject, _ context: CheckContext
  ) async throws -> [String] {
    var sample = drawn[length] ?? []
    while sample.count < count {
      let batch = min(20_000, count - sample.count)
      let more = try await subject.nonces(count: batch, length: length)
      guard more.count == batch else {
        throw SubjectFault.malformedAnswer(
          "asked for \(batch) nonces, received \(more.count)")
      }
      sample += more
      context.isAlive()
    }
    drawn[length] = sample
    return Array(sample.prefix(count))
  }
}
