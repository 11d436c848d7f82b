internal import ConformanceModel
internal import PropertyEngine
internal import ScheduleExplorer

/// Explores what two threads do at each access to memory, case by case.
struct ThreadJudge {
  /// One thing to explore.
  struct Case {
    let name: String
    /// What a replay token calls it, without blanks.
    let part: String
    /// Why nothing is shown where it goes right; nil where that shows something.
    var passSaysNothing: String?
    /// Explores it.
    let explore: (any Strategy, Effort) throws -> ExplorationReport
  }

  /// How one search is made.
  struct Effort {
    /// What becomes of accesses.
    let accesses: AccessControl
    /// The most runs spent on simplifying a failing order.
    let shrinkBudget: Int
    /// What a replay token says of it; nil where the order is not to be replayed.
    let stamp: ReplayStamp?

    /// Tasks take over at suspensions only, and nothing is simplified.
    static let simple = Effort(accesses: .off, shrinkBudget: 0, stamp: nil)
  }

  let id: RequirementID
  let context: CheckContext
  /// What to look for.
  let accesses: AccessControl
  /// Names the mistake in a failing order; nil for one that another requirement judges.
  let cause: (ScheduleFailure) -> Cause?

  /// Said where nothing of the subject was compiled for it.
  static let notInstrumented =
    "accesses to memory are not controlled: nothing of the subject is compiled for it. Add "
    + "'swiftSettings: [.unsafeFlags([\"-sanitize=thread\"])]' to the target under test"

  /// Said of programs in other languages.
  static let notOverTheWire = WireReach.never(
    "the memory accesses of a program are not controlled from outside; only Swift subjects served "
      + "by 'ConformanceWorker.main' and compiled for it are judged")

  /// Enough to see whether a case already goes wrong without switches at accesses.
  private static let simplerRuns = 64
  private static let shrinkingRuns = 2_000
  /// Preemptions up to which nothing is left out: few bugs need more (Musuvathi and Qadeer, PLDI 2007).
  private static let bound = 2
  /// Ordering constraints of the rarest bugs that are looked for: most bugs need one or two.
  private static let depth = 3

  private var orders: Int {
    let isRaces = accesses == .races
    return context.profile.pick(
      quick: isRaces ? 60 : 400, standard: isRaces ? 5_000 : 20_000, thorough: 200_000)
  }

  /// Judges the cases, up to the first that goes wrong.
  func outcome(_ cases: [Case]) throws -> CheckOutcome {
    guard MemoryAccesses.areSeen else { return .notApplicable(Self.notInstrumented) }
    if let replay = context.replay { return try replayed(replay, cases) }
    var orders = 0
    var held: [String] = []
    var left: [String] = []
    var open: [String] = []
    var reason = Self.notInstrumented
    for each in cases {
      context.isAlive()
      let reports: [ExplorationReport]
      do {
        let (areMade, _) = try MemoryAccesses.areMade {
          try each.explore(DepthFirst(budget: 1), .simple)
        }
        guard areMade else { continue }
        let simpler = try each.explore(DepthFirst(budget: Self.simplerRuns), .simple)
        if simpler.verdict == .failed {
          left.append(each.name)
          continue
        }
        reports = try explored(each)
      } catch let lost as ControlLost {
        open.append("\(each.name): \(lost.sentence)")
        continue
      }
      guard let report = reports.last, report.sawAccesses else { continue }
      if report.verdict == .passed, let nothing = each.passSaysNothing {
        reason = nothing
        continue
      }
      orders += reports.reduce(0) { $0 + $1.orders }
      switch report.verdict {
      case .passed:
        let tried = reports.map(\.completeness.description).joined(separator: " and ")
        held.append("\(each.name) in \(tried)")
      case .uncontrolled: open.append("\(each.name): \(report.sentence)")
      case .replayDiffers(let difference): throw ReplayDiverged(difference.description)
      case .failed:
        guard let found = report.counterexample, let cause = cause(found.failure) else {
          left.append(each.name)
          continue
        }
        return .fail(
          cases: orders, scope: scope(held + ["\(each.name), \(report.completeness)"], left),
          evidence(report, found, cause))
      }
    }
    if !open.isEmpty {
      return CheckOutcome(
        grade: .inconclusive, cases: orders, scope: scope(held, left),
        evidence: Evidence(
          observed: [ControlLost.observed], drawn: open))
    }
    if !held.isEmpty { return .pass(cases: orders, scope: scope(held, left)) }
    if left.isEmpty { return .notApplicable(reason) }
    return CheckOutcome(
      grade: .insufficientData, cases: 0, scope: "nothing that can be judged",
      evidence: Evidence(
        observed: [
          "what two threads would do goes wrong without them already: \(left.joined(separator: ", "))"
        ], remedy: "Repair that first: then there is enough to judge."))
  }

  /// Every order with few preemptions; then, within the same effort, more of them; else rarer ones.
  ///
  /// - Returns: At least one report; only the last may be other than passed.
  private func explored(_ each: Case) throws -> [ExplorationReport] {
    let effort = effort(each, Self.shrinkingRuns)
    let few = try each.explore(DepthFirst(preemptions: 0...Self.bound, budget: orders), effort)
    if few.verdict != .passed || !few.sawAccesses || few.completeness.isExhaustive { return [few] }
    // What code does that was not compiled for it takes no part in what a state is told by: so this
    // comes after the search that leaves nothing out, and never instead.
    let isDone = few.completeness.search == .preemptions(atMost: Self.bound)
    let more = DepthFirst(
      preemptions: isDone ? 2 * Self.bound...Int(Int32.max) : 0...Self.bound,
      budget: isDone ? orders / 4 : orders, state: MemoryAccesses.state)
    let further: ExplorationReport
    do { further = try each.explore(more, effort) } catch is ControlLost { return [few] }
    // What cannot be controlled further on takes nothing back of what was tried before.
    switch (further.verdict, further.completeness.search) {
    case (.failed, _), (.passed, .all), (.passed, .preemptions(atMost: Self.bound)):
      return [few, further]
    case _ where isDone: return [few]
    default:
      let rare = PriorityChanges(depth: Self.depth, seed: context.seed(for: id), budget: orders / 4)
      return [few, try each.explore(rare, effort)]
    }
  }

  private func effort(_ each: Case, _ shrinkBudget: Int) -> Effort {
    Effort(
      accesses: accesses, shrinkBudget: shrinkBudget, stamp: ReplayStamp(id, part: each.part))
  }

  /// Runs one recorded order again.
  private func replayed(_ replay: CheckReplay, _ cases: [Case]) throws -> CheckOutcome {
    guard let each = cases.first(where: { $0.part == replay.stamp.part }) else {
      throw ReplayDiverged("the contract offers no '\(replay.stamp.part)'")
    }
    let report: ExplorationReport
    do {
      let searched = { () throws -> ExplorationReport in
        let reports = try explored(each)
        return reports[reports.count - 1]
      }
      report =
        try replay.isOfOtherBuild
        ? searched() : replay.again({ try recorded(replay, each) }, search: searched)
    } catch let lost as ControlLost { return lost.outcome }
    let remark = replay.isOfOtherBuild ? "\(replay.otherBuildRemark): " : ""
    let scope = remark + scope(["\(each.name), \(report.completeness)"], [])
    switch report.verdict {
    case .passed: return .pass(cases: report.orders, scope: scope)
    case .uncontrolled: return ControlLost(sentence: report.sentence).outcome
    case .replayDiffers(let difference): throw ReplayDiverged(difference.description)
    case .failed:
      guard let found = report.counterexample, let cause = cause(found.failure) else {
        throw ReplayDiverged("another requirement judges what goes wrong")
      }
      return .fail(cases: report.orders, scope: scope, evidence(report, found, cause))
    }
  }

  private func recorded(_ replay: CheckReplay, _ each: Case) throws -> ExplorationReport {
    let effort = effort(each, 0)
    return try replay.movesChoices
      ? each.explore(Replay(fitting: replay.token.choices), effort)
      : each.explore(Replay(ScheduleToken(replay.text)), effort)
  }

  private func evidence(
    _ report: ExplorationReport, _ found: ScheduleCounterexample, _ cause: Cause
  ) -> Evidence {
    Evidence(observed: lines(of: report, found), cause: cause)
      .replayed(by: found.token.description)
  }

  private func lines(of report: ExplorationReport, _ found: ScheduleCounterexample) -> [String] {
    guard accesses == .races, let race = found.race else {
      return report.lines(width: CheckContext.tableWidth, withToken: false)
    }
    let accesses = race.lines.dropFirst().map { Columns.shortened($0, to: CheckContext.tableWidth) }
    return race.lines.prefix(1) + accesses
      + InterleavingTable(found.trace, width: CheckContext.tableWidth).lines
  }

  private func scope(_ held: [String], _ left: [String]) -> String {
    "\(held.joined(separator: "; ")); level 3: \(ControlLevel.memoryAccesses.reach)"
      + (left.isEmpty ? "" : "; left to simpler requirements: \(left.joined(separator: ", "))")
  }
}
