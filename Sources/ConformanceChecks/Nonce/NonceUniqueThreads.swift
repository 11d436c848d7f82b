internal import ConformanceModel

extension Check {
  /// Concurrent draws do not repeat, and do not crash.
  package static let nonceUniqueThreads = Check(
    .nonceUniqueThreads, .nonce, kind: .statistical
  ) { subject, context in
    let tasks = 8
    let rounds = 16
    let isElsewhere = context.fleet != nil
    let batch = context.profile.pick(quick: 16, standard: 32, thorough: 512)
    let nonces = try await withThrowingTaskGroup(of: [String].self) { group in
      for _ in 0..<tasks {
        group.addTask {
          var drawn: [String] = []
          for _ in 0..<rounds {
            // Together as long as it can be; only a program elsewhere answers one after another.
            drawn +=
              isElsewhere
              ? try await subject.nonces(batch)
              : try await subject.nonces(count: batch, length: nil)
          }
          return drawn
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    guard nonces.count == tasks * rounds * batch else {
      throw SubjectFault.malformedAnswer(
        "asked for \(tasks * rounds * batch) nonces, received \(nonces.count)")
    }
    let repeats = NonceRepeats(nonces)
    let scope = "\(tasks) tasks at once; " + repeats.scope(subject.contract.nonce)
    guard repeats.prove(subject.contract.nonce) else {
      return .pass(cases: nonces.count, scope: scope)
    }
    return .fail(
      cases: nonces.count, scope: scope,
      Evidence(
        observed: ["nonces drawn by \(tasks) tasks at once repeat"],
        drawn: [repeats.sentence],
        cause: repeats.different == 1 ? repeats.cause : .unlockedGenerator))
  }
}
