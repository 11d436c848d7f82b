internal import ConformanceChecks
internal import ConformanceModel

/// Hands checks to judges that work side by side, and the outcomes on in the order of the checks.
struct JudgeQueue {
  let checks: [Check]
  /// Each judges one check at a time; at least one.
  let judges: [CheckJudge]
  let clock: ContinuousClock

  private struct Judged: Sendable {
    var check: Int
    var judge: Int
    var outcome: CheckOutcome
    var took: Duration
  }

  /// Judges every check, as long as the run goes on.
  ///
  /// - Parameters:
  ///   - onStart: Hears of each check when it is handed to a judge.
  ///   - onOutcome: Hears of each outcome in the order of the checks, however many judges there
  ///     are: a report does not depend on who was faster. Says whether the run goes on.
  /// - Returns: Whether every check was judged.
  func run(
    onStart: (Check) -> Void, onOutcome: (Check, CheckOutcome, Duration) -> Bool
  ) async -> Bool {
    await withTaskGroup(of: Judged.self, returning: Bool.self) { group in
      var waiting: [Int: Judged] = [:]
      var ledger = HangLedger()
      var next = 0
      var reported = 0
      var goesOn = true
      while next < min(judges.count, checks.count) {
        onStart(checks[next])
        start(next, by: next, ledger, in: &group)
        next += 1
      }
      while let judged = await group.next() {
        ledger.note(judged.outcome.grade, of: checks[judged.check].id, at: judged.check)
        if next < checks.count, goesOn {
          onStart(checks[next])
          start(next, by: judged.judge, ledger, in: &group)
          next += 1
        }
        waiting[judged.check] = judged
        while goesOn, let ready = waiting.removeValue(forKey: reported) {
          // A judge may have been at it before the hangs were known.
          let leftOut = ledger.leftOut(checks[reported].id, at: reported)
          let outcome = ready.outcome.grade == .notApplicable ? nil : leftOut
          goesOn = onOutcome(checks[reported], outcome ?? ready.outcome, ready.took)
          reported += 1
        }
      }
      return reported == checks.count
    }
  }

  private func start(
    _ check: Int, by judge: Int, _ ledger: HangLedger, in group: inout TaskGroup<Judged>
  ) {
    let leftOut = ledger.leftOut(checks[check].id, at: check)
    group.addTask { [checks, judges, clock] in
      let began = clock.now
      let outcome = await judges[judge].judge(checks[check], unless: leftOut)
      return Judged(
        check: check, judge: judge, outcome: outcome, took: began.duration(to: clock.now))
    }
  }
}
