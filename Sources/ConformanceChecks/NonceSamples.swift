package import ConformanceModel

/// Nonces drawn once and shared by all checks beside one subject.
///
/// Sharing keeps a run short; each test stays exact, and the false-alarm bounds add up whether
/// samples are shared or not (union bound).
package actor NonceSamples {
  /// How long drawing may take in all; `nil` for as long as it takes.
  package nonisolated let budget: Duration?
  /// How long one check may draw nonces of its own: a generator that takes 50 ms for each is judged
  /// by fewer, and its scope says so; `nil` for as long as it takes.
  package nonisolated let ownBudget: Duration?
  private var drawn: [String] = []
  private var isOver = false

  package init(budget: Duration? = nil, ownBudget: Duration? = nil) {
    self.budget = budget
    self.ownBudget = ownBudget
  }

  /// What a check may take in a run that people wait for.
  package static let usualOwnBudget = Duration.seconds(5)

  /// The first `count` nonces of the default length; draws what is missing.
  ///
  /// - Parameters:
  ///   - count: How many.
  ///   - subject: Asked in batches.
  ///   - context: Told after every batch that the check is alive.
  /// - Returns: Fewer than `count` where ``budget`` was used up: what was drawn is judged.
  /// - Throws: What the subject throws.
  package func nonces(
    _ count: Int, from subject: any NonceSubject, _ context: CheckContext
  ) async throws -> [String] {
    if drawn.count < count, !isOver {
      drawn += try await subject.nonces(
        count - drawn.count, within: budget, onBatch: context.isAlive)
      isOver = drawn.count < count
    }
    return Array(drawn.prefix(count))
  }
}
