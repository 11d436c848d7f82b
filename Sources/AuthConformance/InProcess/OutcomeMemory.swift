internal import ConformanceChecks
internal import ConformanceModel

/// Outcomes by requirement, for tests that run side by side and explain one another.
actor OutcomeMemory {
  private var outcomes: [RequirementID: Task<CheckOutcome, Never>] = [:]

  /// What was judged before, or what is judged now.
  ///
  /// - Parameters:
  ///   - id: The requirement.
  ///   - judge: Called for the first who asks; the others wait for its end.
  func outcome(
    of id: RequirementID, judge: @escaping @Sendable () async -> CheckOutcome
  ) async -> CheckOutcome {
    let task = outcomes[id] ?? Task { await judge() }
    outcomes[id] = task
    return await task.value
  }
}
