internal import ConformanceModel

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
      together: true)
    let after = try await fleet.nonces(processes: 2, count: count, together: false)
    let processes = together + after
    let cases = processes.reduce(0) { $0 + $1.count }
    let scope =
      "\(Quantity.text(count, "nonce")) of each of \(together.count) processes started together "
      + "and \(after.count) one after another"
    guard let shared = SharedNonces(processes) else { return .pass(cases: cases, scope: scope) }
    return .fail(
      cases: cases, scope: scope,
      Evidence(
        observed: ["two processes drew the same nonces"],
        drawn: [
          "processes \(shared.first + 1) and \(shared.second + 1) share "
            + "\(Quantity.text(shared.count)) of \(Quantity.text(count, "nonce"))"
            + (shared.isWholeSequence ? ", in the same order" : "")
        ],
        cause: shared.cause(together: together.count)))
  }
}

/// The first pair of processes that drew the same nonces.
private struct SharedNonces {
  let first: Int
  let second: Int
  let count: Int
  let isWholeSequence: Bool
  let isConstant: Bool

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
        return
      }
    }
    return nil
  }

  func cause(together: Int) -> Cause {
    if isConstant { return .constantNonce.saying("the nonce is a constant") }
    if second < together && isWholeSequence {
      return .sameSeed.saying(
        "the generator is seeded with a constant, or with a clock that shows processes started "
          + "together the same time")
    }
    return .sameSeed
  }
}
