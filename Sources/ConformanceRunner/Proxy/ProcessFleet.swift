internal import ConformanceChecks
internal import ConformanceModel

/// Starts fresh processes of one command.
struct ProcessFleet: SubjectFleet {
  let command: [String]
  let contract: Contract
  /// How long each process may be silent.
  var limits: SilenceLimits
  let clock: ContinuousClock

  func nonces(processes: Int, count: Int, together: Bool) async throws -> [[String]] {
    let members = (0..<processes).map { _ in
      ProxySubject(contract: contract, client: freshClient())
    }
    let drawn: [[String]]
    if together {
      for member in members { _ = try await member.client.hello() }
      drawn = try await withThrowingTaskGroup(of: (Int, [String]).self) { group in
        for (index, member) in members.enumerated() {
          group.addTask { (index, try await member.nonces(count: count, length: nil)) }
        }
        var drawn: [[String]] = Array(repeating: [], count: processes)
        for try await (index, nonces) in group { drawn[index] = nonces }
        return drawn
      }
    } else {
      var one: [[String]] = []
      for member in members {
        one.append(try await member.nonces(count: count, length: nil))
        await member.client.stop()
      }
      drawn = one
    }
    for member in members { await member.client.stop() }
    return drawn
  }

  func outputWhileDrawing(count: Int) async throws -> (
    nonces: [String], digests: [String], output: String
  ) {
    let member = ProxySubject(contract: contract, client: freshClient())
    let nonces = try await member.nonces(count: count, length: nil)
    let digests = member.offers(.digest) ? try await member.digests(ofTexts: nonces) : []
    // Ends by itself, so that what the subject's own output library still holds is written out.
    await member.client.finish()
    let output = await member.client.errorOutput()
    return (nonces, digests, String(decoding: output, as: UTF8.self))
  }

  private func freshClient() -> WorkerClient {
    WorkerClient(command: command, limits: limits, contract: contract, clock: clock)
  }
}
