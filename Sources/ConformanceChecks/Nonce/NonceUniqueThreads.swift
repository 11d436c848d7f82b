internal import ConformanceModel
internal import PlainText

extension Check {
  /// Concurrent draws do not repeat, and do not crash.
  package static let nonceUniqueThreads = Check(
    .nonceUniqueThreads, .nonce, kind: .statistical, overTheWire: .overlapping
  ) { subject, context in
    let tasks = 8
    let rounds = 16
    let budget = context.samples.ownBudget
    let clock = ContinuousClock()
    let batch = context.profile.pick(quick: 16, standard: 32, thorough: 512)
    let program = subject.overlapping
    let callers = "\(tasks) \(program == nil ? "tasks" : "requests") at once"
    let nonces =
      if let program {
        try await program.nonces(
          tasks, drawing: rounds * batch, within: budget, isAlive: context.isAlive)
      } else {
        try await withThrowingTaskGroup(of: [String].self) { group in
          for _ in 0..<tasks {
            group.addTask {
              // Whoever waits for a processor has not begun; what proves something is drawn at all
              // costs.
              let began = clock.now
              var drawn = try await subject.nonces(batch, onBatch: context.isAlive)
              for _ in 1..<rounds {
                let left = budget.map { $0 - began.duration(to: clock.now) }
                guard left ?? .seconds(1) > .zero else { break }
                drawn += try await subject.nonces(batch, within: left, onBatch: context.isAlive)
              }
              return drawn
            }
          }
          return try await group.reduce(into: []) { $0 += $1 }
        }
      }
    let repeats = NonceRepeats(nonces)
    let wanted = tasks * rounds * batch
    let scope =
      "\(callers); " + repeats.scope(subject.contract.nonce)
      + (nonces.count < wanted
        ? "; \(Quantity.text(wanted, "nonce")) would have taken longer than \(budget ?? .zero)"
        : "")
    guard repeats.prove(subject.contract.nonce) else {
      return .pass(cases: nonces.count, scope: scope)
    }
    // What repeats for one caller alone has another cause than callers that meet.
    let alone = NonceRepeats(
      try await subject.nonces(nonces.count, within: budget, onBatch: context.isAlive))
    return .fail(
      cases: nonces.count, scope: scope,
      Evidence(
        observed: ["nonces drawn by \(callers) repeat"],
        drawn: [repeats.sentence],
        cause: alone.repeats > 0
          ? try await alone.cause(of: subject, context.isAlive) : .unlockedGenerator))
  }
}

extension OverlappingSubject {
  /// Nonces drawn by requests that are open at once, a few each, time and again.
  ///
  /// - Parameters:
  ///   - callers: How many requests are open at once.
  ///   - count: Of nonces for each caller.
  ///   - budget: After which no more are asked for; the first are drawn at all costs.
  ///   - isAlive: Called after each round.
  fileprivate func nonces(
    _ callers: Int, drawing count: Int, within budget: Duration?, isAlive: @Sendable () -> Void
  ) async throws -> [String] {
    let clock = ContinuousClock()
    let began = clock.now
    var drawn: [String] = []
    // Few for each, so that a program that takes milliseconds over a nonce is not silent for long.
    let few = 16
    for _ in 0..<count / few {
      drawn += try await noncesAtOnce(callers: callers, count: few).flatMap(\.self)
      isAlive()
      if let budget, began.duration(to: clock.now) > budget { break }
    }
    return drawn
  }
}
