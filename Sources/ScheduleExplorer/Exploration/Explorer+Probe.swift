internal import PropertyEngine

extension Explorer {
  /// Repeats the last run, and says what went another way.
  ///
  /// - Parameters:
  ///   - choices: The choices of that run.
  ///   - settings: The limits of a run.
  ///   - body: Makes the run.
  /// - Returns: What differed; nil when the same choices led the same way.
  func probe(
    _ choices: [Choice], _ settings: RunSettings, _ body: (ScheduledRun) -> Void
  ) -> ControlEscape? {
    let decisions = controller.record.decisions
    let fingerprint = controller.record.fingerprint
    let failure = controller.record.failure
    defer { controller.record.failure = failure }
    var difference: ControlEscape?
    for _ in 0...(settings.outlivesRuns ? RunSettings.mostFittings : 0) {
      repeatRun(choices, body)
      if let escape = controller.record.escape { return escape }
      difference = unlike(decisions, fingerprint)
      if difference == nil { break }
    }
    return difference
  }

  /// What the last run did unlike another.
  private func unlike(_ decisions: [ScheduleDecision], _ fingerprint: UInt64) -> ControlEscape? {
    let again = controller.record.decisions
    for (position, decision) in decisions.enumerated() {
      let found = position < again.count ? Int(again[position].optionCount) : 0
      if found != Int(decision.optionCount) {
        return .differs(
          ScheduleDifference(
            decision: position, expected: Int(decision.optionCount), found: found))
      }
    }
    if again.count > decisions.count {
      return .differs(
        ScheduleDifference(
          decision: decisions.count, expected: 0,
          found: Int(again[decisions.count].optionCount)))
    }
    if controller.record.fingerprint != fingerprint { return .stepsDiffer }
    return nil
  }

  /// Runs `choices`, moving those that do not fit, without disturbing the search.
  func repeatRun(_ choices: [Choice], _ body: (ScheduledRun) -> Void) {
    runAside(Replay(fitting: choices), body)
  }
}
