internal import ConformanceModel
internal import PropertyEngine
internal import ScheduleExplorer
internal import Synchronization

extension Check {
  /// Of several simultaneous uses of one raw nonce exactly one succeeds.
  ///
  /// In every order of two tasks where orders can be controlled; else by tasks that start at once,
  /// time and again.
  package static let tokenReplayConcurrent = Check(
    .tokenReplayConcurrent, .token, kind: .stateful, place: .controlled, replays: true,
    overTheWire: .overlapping,
    exclusion: { contract, _ in
      contract.token.keepsPendingState ? nil : "the contract keeps no pending state"
    }
  ) { subject, context in
    let race = RedeemingRace(subject: subject, context: context)
    return switch context.control {
    case .explorer(let explorer): try race.inEveryOrder(explorer)
    case .unavailable: try await race.atOnce()
    }
  }
}

extension Check {
  /// Uses of a nonce at one time share no memory without an order between them.
  package static let tokenRaceFree = Check(
    .tokenRaceFree, .token, kind: .stateful, place: .controlledOnly, replays: true,
    overTheWire: ThreadJudge.notOverTheWire,
    exclusion: { contract, _ in
      contract.token.keepsPendingState ? nil : "the contract keeps no pending state"
    }
  ) { subject, context in
    try RedeemingRace(subject: subject, context: context).withoutRaces()
  }
}

/// Tasks that show tokens of one nonce.
private struct RedeemingRace {
  let subject: any TokenSubject
  let context: CheckContext

  /// How many races there were in this process, so that none meets a nonce of an earlier one.
  private static let races = Mutex(0)
  private static let callers = 8
  /// Enough for all orders of two or three tasks with a few suspensions each.
  private var orders: Int {
    context.profile.pick(quick: 100, standard: 200, thorough: 10_000)
  }
  private var rounds: Int { context.profile.pick(quick: 10, standard: 25, thorough: 500) }

  /// Genuine tokens of one fresh nonce, each another one.
  private func attempts(_ count: Int) -> [MatchAttempt] {
    let contract = subject.contract.token
    let writer = TokenWriter(contract)
    let number = Self.races.withLock { number in
      number += 1
      return number
    }
    let seed = String(context.seed(for: "redeeming at once"), radix: 36)
    let rawNonce = "\(seed).\(number).redeemed-at-once-by-several"
    return (1...count).map { serial in
      MatchAttempt(
        token: writer.compact(nonce: writer.claim(of: rawNonce), more: "\"jti\":\"\(serial)\""),
        rawNonce: rawNonce, now: TokenText.clock, keys: TestKeys.trusted(for: contract))
    }
  }

  /// Said where a nonce can be used twice in turn, which needs no race.
  private static let leftToReplay = CheckOutcome.waiting(
    for: [.tokenReplay], scope: "uses of one nonce, one after the other",
    "several succeed: see token.replay")

  /// Said where nothing can be used up.
  private static let leftToAccept = CheckOutcome.waiting(
    for: [.tokenAccept], scope: "uses of one nonce, one after the other",
    "none succeeds: see token.accept")

  /// Explores the orders of several uses of a nonce.
  ///
  /// - Parameters:
  ///   - count: How many uses, from 2.
  ///   - explorer: Decides the order.
  ///   - strategy: What to try.
  ///   - effort: Whether the uses may take over from one another at accesses to memory, and more.
  ///   - inTurn: Whether each use waits for the one before.
  private func explore(
    _ count: Int, _ explorer: Explorer, _ strategy: some Strategy, _ effort: ThreadJudge.Effort,
    inTurn: Bool = false
  ) throws -> ExplorationReport {
    var settings = ExplorationSettings()
    settings.run.failsUnanswered = false
    settings.take(effort, context)
    settings.run.outlivesRuns = true
    let problem = Mutex<(any Error)?>(nil)
    let report = explorer.explore(strategy, settings: settings) { run in
      let accepted = Mutex(0)
      let uses = attempts(count)
      for (group, name) in zip(inTurn ? [uses] : uses.map { [$0] }, ["A", "B", "C"]) {
        run.spawn(name) {
          for attempt in group {
            run.mark("match")
            do {
              let isAccepted = try await subject.match([attempt]) == [.accepted]
              run.mark(isAccepted ? "accepted" : "rejected")
              if isAccepted { accepted.withLock { $0 += 1 } }
            } catch {
              problem.withLock { $0 = error }
            }
          }
        }
      }
      run.atEnd { _ in
        let found = accepted.withLock { $0 }
        guard found != 1, problem.withLock({ $0 == nil }) else { return }
        run.fail(
          "exactly one of \(Self.words[count - 2]) uses of a nonce succeeds",
          key: found == 0 ? "none" : "several",
          observed: found == 0
            ? "none was accepted" : "\(Self.words[found - 2]) were accepted")
      }
    }
    if let error = problem.withLock({ $0 }) { throw error }
    return report
  }

  private static let words = ["two", "three"]

  /// Of which orders a token is.
  private enum Part: String, CaseIterable {
    case tasks
    case threeTasks = "three-tasks"
    case threads
    case threeThreads = "three-threads"

    var count: Int { self == .tasks || self == .threads ? 2 : 3 }
    var isOfThreads: Bool { self == .threads || self == .threeThreads }
    var accesses: AccessControl { isOfThreads ? .outcomes : .off }

    func strategy(_ orders: Int) -> DepthFirst {
      isOfThreads ? DepthFirst(preemptions: 0...2, budget: 10 * orders) : DepthFirst(budget: orders)
    }

    func effort(_ shrinkBudget: Int = 500) -> ThreadJudge.Effort {
      ThreadJudge.Effort(
        accesses: accesses, shrinkBudget: shrinkBudget,
        stamp: ReplayStamp(.tokenReplayConcurrent, part: rawValue))
    }
  }

  private typealias Search = (part: Part, report: ExplorationReport)

  func inEveryOrder(_ explorer: Explorer) throws -> CheckOutcome {
    if let replay = context.replay, !replay.isOfOtherBuild {
      return try outcome([replayed(replay, explorer)])
    }
    let (areMade, inTurn) = try MemoryAccesses.areMade {
      try explore(3, explorer, DepthFirst(budget: orders), .simple, inTurn: true)
    }
    switch inTurn.counterexample?.failure.key {
    case "several": return Self.leftToReplay
    case "none": return Self.leftToAccept
    default: break
    }
    var searches: [Search] = []
    for part in Part.allCases {
      if part.isOfThreads, !MemoryAccesses.areSeen || !areMade { break }
      let report = try explore(part.count, explorer, part.strategy(orders), part.effort())
      if part.isOfThreads, !report.sawAccesses { continue }
      searches.append((part, report))
      if report.verdict != .passed { break }
    }
    return try outcome(searches)
  }

  private func replayed(
    _ replay: CheckReplay, _ explorer: Explorer
  ) throws -> Search {
    guard let part = Part(rawValue: replay.stamp.part) else {
      throw ReplayDiverged("the requirement has no part '\(replay.stamp.part)'")
    }
    let effort = part.effort(0)
    if replay.movesChoices {
      return try (
        part, explore(part.count, explorer, Replay(fitting: replay.token.choices), effort)
      )
    }
    let report = try replay.again {
      try explore(part.count, explorer, Replay(ScheduleToken(replay.text)), effort)
    } search: {
      try explore(part.count, explorer, part.strategy(orders), part.effort())
    }
    return (part, report)
  }

  /// - Parameter searches: At least one; only the last may be other than passed.
  private func outcome(_ searches: [Search]) throws -> CheckOutcome {
    let report = searches[searches.count - 1].report
    let cases = searches.reduce(0) { $0 + $1.report.orders }
    let tried = searches.filter { $0.report.level == report.level }.map {
      "\(Self.words[$0.part.count - 2]) uses of one nonce in \($0.report.completeness)"
    }
    let scope =
      "\(tried.joined(separator: ", ")); level \(report.level.rawValue): \(report.level.reach)"
    switch report.verdict {
    case .passed: return .pass(cases: cases, scope: scope)
    case .failed:
      let isNone = report.counterexample?.failure.key == "none"
      return .fail(
        cases: cases, scope: scope,
        Evidence(
          observed: report.lines(width: CheckContext.tableWidth, withToken: false),
          cause: isNone ? .noneRedeemed : .redeemedTwiceAtOnce
        ).replayed(by: report.counterexample?.token.description))
    case .uncontrolled: return ControlLost(sentence: report.sentence).outcome
    case .replayDiffers(let difference): throw ReplayDiverged(difference.description)
    }
  }

  func withoutRaces() throws -> CheckOutcome {
    guard case .explorer(let explorer) = context.control else {
      return .notApplicable("nothing controls the order of tasks in this process")
    }
    let pair = ThreadJudge.Case(name: "two uses of one nonce", part: "uses") {
      strategy, effort in try explore(2, explorer, strategy, effort)
    }
    return try ThreadJudge(
      id: .tokenRaceFree, context: context, accesses: .races,
      cause: { $0.cause == .race ? .usesUnordered : nil }
    ).outcome([pair])
  }

  func atOnce() async throws -> CheckOutcome {
    let program = subject.overlapping
    let scope =
      "\(rounds) times \(Self.callers) \(program == nil ? "tasks" : "requests, sent") at once with "
      + "tokens of one nonce; "
      + (program == nil ? "" : "how many the program had open at one time is not seen, and ")
      + "a rare order may have gone unseen"
    let inTurn = attempts(3)
    let found = try await context.run(case: rounds, "uses of one nonce in turn") { [subject] in
      var verdicts: [MatchVerdict] = []
      for attempt in inTurn { verdicts += try await subject.match([attempt]) }
      return verdicts
    }
    if case .value(let verdicts) = found {
      switch verdicts.count(where: { $0 == .accepted }) {
      case 0: return Self.leftToAccept
      case 1: break
      default: return Self.leftToReplay
      }
    }
    for round in 0..<rounds {
      let attempts = attempts(Self.callers)
      let result = try await context.run(case: round, "\(Self.callers) uses of one nonce at once") {
        [subject] in
        if let program {
          return try await program.matchAtOnce(attempts).count { $0 == .accepted }
        }
        return try await withThrowingTaskGroup(of: Bool.self) { group in
          for attempt in attempts {
            group.addTask { try await subject.match([attempt]) == [.accepted] }
          }
          return try await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
        }
      }
      switch result {
      case .value(1): continue
      case .value(let accepted):
        return .fail(
          cases: round + 1, scope: scope,
          Evidence(
            observed: [accepted == 0 ? "none was accepted" : "more than one was accepted"],
            drawn: ["\(accepted) of \(Self.callers) were accepted in round \(round + 1)"],
            cause: accepted == 0 ? .noneRedeemed : .redeemedTwiceAtOnce))
      case .threw(let text):
        return .fail(
          cases: round + 1, scope: scope,
          Evidence(
            observed: ["an error was thrown where a verdict was due"], drawn: [text],
            cause: .rejectionThrown))
      case .ended, .judgedBefore:
        preconditionFailure("no ending is legal here, and no round was judged before")
      }
    }
    return .pass(cases: rounds, scope: scope)
  }
}
