internal import ConformanceModel
internal import PlainText

extension Check {
  /// Concurrent draws do not repeat, and do not crash.
  package static let nonceUniqueThreads = Check(
    .nonceUniqueThreads, .nonce, kind: .statistical, overTheWire: .oneAfterAnother
  ) { subject, context in
    let tasks = 8
    let rounds = 16
    let budget = context.samples.ownBudget
    let clock = ContinuousClock()
    let batch = context.profile.pick(quick: 16, standard: 32, thorough: 512)
    let nonces = try await withThrowingTaskGroup(of: [String].self) { group in
      for _ in 0..<tasks {
        group.addTask {
          // Whoever waits for a processor has not begun; what proves something is drawn at all costs.
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
    let repeats = NonceRepeats(nonces)
    let wanted = tasks * rounds * batch
    let scope =
      "\(tasks) tasks at once; " + repeats.scope(subject.contract.nonce)
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
        observed: ["nonces drawn by \(tasks) tasks at once repeat"],
        drawn: [repeats.sentence],
        cause: alone.repeats > 0
          ? try await alone.cause(of: subject, context.isAlive) : .unlockedGenerator))
  }
}
