internal import ConformanceChecks
internal import ConformanceModel
internal import Foundation

/// Starts fresh processes of one command.
struct ProcessFleet: SubjectFleet {
  let command: [String]
  let contract: Contract
  /// How long each process may be silent.
  var limits: SilenceLimits
  let clock: ContinuousClock
  /// The time of day in seconds since 1970; `nil` where no seed is to be guessed by it.
  let wallClock: (@Sendable () -> Double)?

  func nonces(
    processes: Int, count: Int, together: Bool, within budget: Duration?
  ) async throws -> [[String]] {
    let members = (0..<processes).map { _ in
      ProxySubject(contract: contract, client: freshClient())
    }
    let drawn: [[String]]
    if together {
      // All are up before the first draws, so that they draw at one time.
      try await withThrowingTaskGroup(of: Void.self) { group in
        for member in members { group.addTask { _ = try await member.client.hello() } }
        try await group.waitForAll()
      }
      drawn = try await withThrowingTaskGroup(of: (Int, [String]).self) { group in
        for (index, member) in members.enumerated() {
          group.addTask { (index, try await member.nonces(count, within: budget)) }
        }
        var drawn: [[String]] = Array(repeating: [], count: processes)
        for try await (index, nonces) in group { drawn[index] = nonces }
        return drawn
      }
    } else {
      var one: [[String]] = []
      for member in members {
        one.append(try await member.nonces(count, within: budget))
        await member.client.stop()
      }
      drawn = one
    }
    await withTaskGroup { group in
      for member in members { group.addTask { await member.client.stop() } }
    }
    return drawn
  }

  func firstNonces(processes: Int, count: Int) async throws -> [FreshProcess] {
    try await withThrowingTaskGroup(of: (Int, FreshProcess).self) { group in
      for index in 0..<processes {
        group.addTask { (index, try await freshClient().firstNonces(count, wallClock)) }
      }
      var drawn: [(Int, FreshProcess)] = []
      for try await one in group { drawn.append(one) }
      return drawn.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }

  func listenedTo() -> ListenedProcess {
    let client = freshClient()
    return ListenedProcess(subject: ProxySubject(contract: contract, client: client)) {
      await client.finish()
      return await client.errorOutput()
    }
  }

  private func freshClient() -> WorkerClient {
    WorkerClient(command: command, limits: limits, contract: contract, clock: clock)
  }
}

extension WorkerClient {
  /// What a process of its own draws first.
  ///
  /// On this worker's own thread from start to end: the later time is when the answer came, however
  /// busy the threads are that judge.
  fileprivate func firstNonces(
    _ count: Int, _ wallClock: (@Sendable () -> Double)?
  ) throws -> FreshProcess {
    defer { stop() }
    let before = wallClock?()
    let answer = try exchange(.nonces(count: count, length: nil, source: nil))
    let after = wallClock?()
    guard case .nonces(let nonces, _) = answer else { WireAnswer.isOfAnotherOperation() }
    return FreshProcess(
      nonces: nonces, id: processID,
      seconds: before.flatMap { before in after.map { before...max(before, $0) } })
  }
}
