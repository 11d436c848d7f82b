internal import ConformanceModel
internal import PlainText

extension Check {
  /// Processes started together, and one after another, share no nonce.
  package static let nonceUniqueProcesses = Check(
    .nonceUniqueProcesses, .contract(of: .nonce), kind: .statistical, place: .runner
  ) { subject, context in
    guard let fleet = context.fleet else {
      return .notApplicable("needs processes of its own, and there are none here")
    }
    let count = context.profile.pick(quick: 16, standard: 64, thorough: 1_024)
    // Three at least: of three clocks read within a second, two show the same second.
    let together = try await fleet.nonces(
      processes: context.profile.pick(quick: 3, standard: 4, thorough: 8), count: count,
      together: true, within: context.samples.ownBudget)
    let after = try await fleet.nonces(
      processes: 2, count: count, together: false, within: context.samples.ownBudget)
    let processes = together + after
    let cases = processes.reduce(0) { $0 + $1.count }
    let least = processes.map(\.count).min() ?? 0
    let scope =
      "\(Quantity.text(min(count, least), "nonce")) of each of \(together.count) processes started "
      + "together and \(after.count) one after another; \(processes.count - 1) states or fewer that "
      + "a process can start in are certain to be seen, \(2 * processes.count) with a chance of "
      + "\(Quantity.power(SharedNonces.chance(2 * processes.count, processes.count))), many only by "
      + RequirementID.nonceKnownGenerator.rawValue
    guard let shared = SharedNonces(processes) else { return .pass(cases: cases, scope: scope) }
    let changes =
      shared.isConstant
      ? try await OneSecond.changes {
        try await fleet.nonces(
          processes: 2, count: 1, together: false, within: context.samples.ownBudget)
      } : false
    return .fail(
      cases: cases, scope: scope,
      Evidence(
        observed: ["two processes drew the same nonces"],
        drawn: [
          "processes \(shared.first + 1) and \(shared.second + 1) share "
            + "\(Quantity.text(shared.count)) of \(Quantity.text(min(count, least), "nonce"))"
            + (shared.isWholeSequence ? ", in the same order" : "")
        ],
        cause: changes ? .nonceOfClock : shared.cause(together: together.count)))
  }
}

/// The first pair of processes that drew the same nonces.
private struct SharedNonces {
  let first: Int
  let second: Int
  let count: Int
  let isWholeSequence: Bool
  /// Whether each process draws one nonce only.
  let isConstant: Bool
  /// Whether all processes draw the same.
  let isTheSameInAll: Bool

  init?(_ processes: [[String]]) {
    for second in processes.indices.dropFirst() {
      let own = Set(processes[second])
      for first in 0..<second {
        let shared = processes[first].count { own.contains($0) }
        guard shared > 0 else { continue }
        self.first = first
        self.second = second
        count = shared
        isWholeSequence = processes[first] == processes[second]
        isConstant = own.count == 1
        isTheSameInAll = processes.allSatisfy { own.isSuperset(of: $0) }
        return
      }
    }
    return nil
  }

  /// The chance that of so many states, equally likely, two processes start in the same.
  static func chance(_ states: Int, _ processes: Int) -> Double {
    1 - (0..<processes).reduce(1.0) { $0 * (1 - Double($1) / Double(states)) }
  }

  func cause(together: Int) -> Cause {
    if isConstant {
      return isTheSameInAll
        ? .constantNonce.saying("the nonce is the same in every process: a constant")
        : .nonceOfClock
    }
    if second < together && isWholeSequence {
      return .sameSeed.saying(
        "the generator is seeded with a constant, or with a clock, which shows the same time to "
          + "processes started together")
    }
    return .sameSeed
  }
}
