internal import ConformanceModel
internal import PropertyEngine
internal import ScheduleExplorer
internal import Synchronization

extension Check {
  /// The guard holds although the implementation awaits something before it starts.
  ///
  /// Two callers, in all orders of their steps and of the provider's callbacks, for each pair of
  /// ways in. Depth-first from no preemption upwards, so the first order found is a simple one. A
  /// pair that already goes wrong when its callers keep well apart is left to the requirement that
  /// judges just that.
  package static let guardSuspension = Check(
    .guardSuspension, .signIn, kind: .stateful, place: .controlledOnly, replays: true,
    overTheWire: .byEvents, storyRank: .suspension
  ) { subject, context in
    if subject is any RemoteSubject {
      return try await SuspensionElsewhere(subject: subject, context: context).outcome()
    }
    switch context.control {
    case .unavailable(let reason): return .notApplicable(reason)
    case .explorer(let explorer):
      return try await SuspensionJudge(subject: subject, context: context, explorer: explorer)
        .outcome()
    }
  }
}

/// Explores every pair of ways in, up to the first that goes wrong.
private struct SuspensionJudge {
  let subject: any SignInSubject
  let context: CheckContext
  let explorer: Explorer

  /// Runs spent on a pair whose callers keep apart; little can happen in another order there.
  private static let simplerRuns = 64

  private var contract: SignInContract { subject.contract.signIn }

  /// The most orders of a pair that are tried depth-first.
  private var runs: Int {
    context.profile.pick(quick: 500, standard: 2_000, thorough: 200_000)
  }

  func outcome() async throws -> CheckOutcome {
    var orders = 0
    var held: [String] = []
    var leftTo: [String] = []
    var others: Set<RequirementID> = []
    for (number, (pair, pace)) in try pairs.enumerated() {
      context.isAlive()
      let result = try await context.run(case: number, "two callers at once: \(pair)") {
        try judge(pair, pace)
      }
      switch result {
      case .value(.left(let requirement)):
        leftTo.append("\(pair) to '\(requirement)'")
        others.insert(requirement)
      case .value(.explored(let reports)):
        guard let report = reports.last else { continue }
        orders += reports.reduce(0) { $0 + $1.orders }
        switch report.verdict {
        case .replayDiffers(let difference): throw ReplayDiverged(difference.description)
        case .passed:
          let tried = reports.map(\.completeness.description).joined(separator: " and ")
          held.append("\(pair) in \(tried)")
        case .failed:
          return .fail(cases: orders, scope: scope(held + [tried(pair, report)]), evidence(report))
        case .uncontrolled:
          return CheckOutcome(
            grade: .inconclusive, cases: orders, scope: scope(held + ["\(pair) not to the end"]),
            evidence: Evidence(
              observed: [ControlLost.observed], drawn: [report.sentence],
              remedy: "Where an actor, or 'await MainActor.run', takes the place of the queue or "
                + "thread, the orders can be explored."))
        }
      case .threw(let error):
        throw SetUpFailure(label: "two callers at once: \(pair)", error: error)
      case .ended, .judgedBefore:
        preconditionFailure("no ending is legal in a pair, and none was judged before")
      }
    }
    let left = leftTo.isEmpty ? "" : "; left: \(leftTo.joined(separator: ", "))"
    guard !held.isEmpty else {
      return .waiting(
        for: others.sorted(), scope: "no pair of callers can be judged\(left)",
        "each of \(leftTo.count) pairs already goes wrong when its callers keep apart")
    }
    return .pass(cases: orders, scope: scope(held) + left)
  }

  private enum PairResult: Sendable {
    case explored([ExplorationReport])
    /// A simpler story goes wrong, which this requirement judges.
    case left(RequirementID)
  }

  /// Those to be judged: all, or the one of the replay token.
  private var pairs: [(CallerPair, CallerPace)] {
    get throws {
      guard let part = context.replay?.stamp.part else {
        return CallerPair.all(under: contract).map { ($0, .anyOrder) }
      }
      guard let named = PacedCallers.named(part, under: contract) else {
        throw ReplayDiverged("the contract offers no callers '\(part)'")
      }
      return [named]
    }
  }

  private func judge(_ pair: CallerPair, _ pace: CallerPace) throws -> PairResult {
    if let replay = context.replay {
      if replay.isOfOtherBuild {
        return .explored([try explore(pair, pace, DepthFirst(budget: runs))])
      }
      if replay.movesChoices {
        return .explored([try explore(pair, pace, Replay(fitting: replay.token.choices))])
      }
      return .explored([try explore(pair, pace, Replay(try ScheduleToken(replay.text)))])
    }
    for entry in pair.entries where try broken([entry], .apart) != nil {
      return .left(.continuationSuccess)
    }
    if try broken(pair.callers, .apart) != nil {
      for entry in pair.entries {
        guard let claim = try broken([entry, entry], .apart) else { continue }
        return .left(claim.judgedApart)
      }
      return .left(.guardEveryEntry)
    }
    let found = try explore(pair, .anyOrder, DepthFirst(budget: runs))
    if found.verdict == .failed {
      for entry in pair.entries where try broken([entry], .anyOrder) != nil {
        return .left(.continuationSuccess)
      }
    }
    if found.verdict != .passed || found.completeness.isExhaustive { return .explored([found]) }
    let priorities = PriorityChanges(
      depth: Self.depth, seed: context.seed(for: "priorities"),
      budget: context.profile.pick(quick: 100, standard: 500, thorough: 10_000))
    return .explored([found, try explore(pair, .anyOrder, priorities)])
  }

  /// What does not hold of callers in some order; `nil` where everything does.
  private func broken(
    _ callers: [SignInContract.Entry], _ pace: CallerPace
  ) throws -> SuspensionClaim? {
    let found = try search.explore(
      callers, pace, DepthFirst(budget: Self.simplerRuns), shrinkBudget: 0,
      stamp: stamp(callers, pace))
    guard found.verdict == .failed else { return nil }
    return found.counterexample.flatMap { SuspensionClaim(rawValue: $0.failure.key) } ?? .answered
  }

  private func explore(
    _ pair: CallerPair, _ pace: CallerPace, _ strategy: some Strategy
  ) throws -> ExplorationReport {
    // A recorded order is shown as it is.
    let budget = context.replay?.isOfOtherBuild ?? true ? Self.shrinkingRuns : 0
    return try search.explore(
      pair.callers, pace, strategy, shrinkBudget: budget, stamp: stamp(pair.callers, pace))
  }

  private func stamp(_ callers: [SignInContract.Entry], _ pace: CallerPace) -> ReplayStamp {
    ReplayStamp(.guardSuspension, part: PacedCallers(callers: callers, pace: pace).part)
  }

  private var search: PairSearch {
    PairSearch(
      OrderSearch(
        explorer: explorer, subject: subject, context: context, requirement: .guardSuspension))
  }

  /// Enough to simplify an order of two callers; what is left over is only less simple.
  private static let shrinkingRuns = 2_000
  /// Ordering constraints of the rarest bugs that are looked for: most bugs need one or two.
  private static let depth = 3

  private func tried(_ pair: CallerPair, _ report: ExplorationReport) -> String {
    "\(pair), \(report.completeness)"
  }

  private func scope(_ pairs: [String]) -> String {
    let remark = context.replay.flatMap { $0.isOfOtherBuild ? "\($0.otherBuildRemark): " : nil }
    return (remark ?? "")
      + "two callers (overlap '\(contract.overlap.rawValue)'): \(pairs.joined(separator: "; ")); "
      + "level \(explorer.level.rawValue): \(explorer.level.reach)"
  }

  private func evidence(_ report: ExplorationReport) -> Evidence {
    Evidence(
      observed: report.lines(width: CheckContext.tableWidth, withToken: false),
      cause: report.counterexample.flatMap { SuspensionClaim(rawValue: $0.failure.key) }?
        .cause(under: contract.overlap)
    ).replayed(by: report.counterexample?.token.description)
  }
}
