internal import ConformanceModel
internal import ScheduleExplorer
internal import Synchronization

extension Check {
  /// No order of memory accesses makes two threads draw one nonce, or a torn one.
  package static let nonceThreads = Check(
    .nonceThreads, .nonce, kind: .stateful, place: .controlledOnly, replays: true,
    overTheWire: ThreadJudge.notOverTheWire
  ) { subject, context in
    try DrawingThreads(subject: subject, context: context).outcome(.nonceThreads, .outcomes) { _ in
      .generatorShared
    }
  }

  /// Threads that draw nonces use no memory without an order between them.
  package static let nonceRaceFree = Check(
    .nonceRaceFree, .nonce, kind: .stateful, place: .controlledOnly, replays: true,
    overTheWire: ThreadJudge.notOverTheWire
  ) { subject, context in
    try DrawingThreads(subject: subject, context: context).outcome(.nonceRaceFree, .races) {
      $0.cause == .race ? .generatorUnordered : nil
    }
  }
}

/// Two threads that draw a nonce each.
private struct DrawingThreads {
  let subject: any NonceSubject
  let context: CheckContext

  func outcome(
    _ id: RequirementID, _ accesses: AccessControl, cause: @escaping (ScheduleFailure) -> Cause?
  ) throws -> CheckOutcome {
    guard case .explorer(let explorer) = context.control else {
      return .notApplicable("nothing controls the order of tasks in this process")
    }
    let pair = ThreadJudge.Case(name: "two nonces at one time", part: "nonces") {
      strategy, effort in try explore(explorer, strategy, effort)
    }
    return try ThreadJudge(id: id, context: context, accesses: accesses, cause: cause)
      .outcome([pair])
  }

  private func explore(
    _ explorer: Explorer, _ strategy: some Strategy, _ effort: ThreadJudge.Effort
  ) throws -> ExplorationReport {
    var settings = ExplorationSettings()
    settings.run.failsUnanswered = false
    settings.take(effort, context)
    settings.run.outlivesRuns = true
    let problem = Mutex<(any Error)?>(nil)
    let report = explorer.explore(strategy, settings: settings) { run in
      let drawn = Mutex<[String]>([])
      for name in ["A", "B"] {
        run.spawn(name) {
          do {
            let nonces = try await subject.nonces(count: 1, length: nil)
            let number = drawn.withLock { drawn in
              drawn += nonces
              return Set(drawn).count
            }
            // By its number: its letters are others each time.
            run.mark("draws nonce \(number)")
          } catch { problem.withLock { $0 = error } }
        }
      }
      run.atEnd { _ in judge(drawn.withLock { $0 }, run) }
    }
    if let error = problem.withLock({ $0 }) { throw error }
    return report
  }

  private func judge(_ nonces: [String], _ run: ScheduledRun) {
    let contract = subject.contract.nonce
    let letters = Set(contract.alphabet)
    if let torn = nonces.first(where: {
      $0.count != contract.defaultLength || !letters.isSuperset(of: $0)
    }) {
      run.fail(
        "every nonce is whole", key: "torn",
        observed: "a nonce has \(torn.count) letters of the alphabet or others, and should have "
          + "\(contract.defaultLength)")
    } else if Set(nonces).count < nonces.count {
      run.fail("no nonce repeats", key: "repeat", observed: "both threads drew the same nonce")
    }
  }
}
