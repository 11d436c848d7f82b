internal import AuthConformance
internal import ConformanceChecks
internal import ConformanceModel
internal import PropertyEngine
internal import Synchronization

/// Judges one check wherever it can run: in the subject's worker, or here against the proxy.
struct CheckJudge: Sendable {
  let client: WorkerClient
  /// The client of the worker in which checks decide about the order of tasks.
  let controlled: WorkerClient
  let proxy: ProxySubject
  let judgesItself: Bool
  let options: RunOptions
  let fleet: ProcessFleet
  private let samples: NonceSamples
  private let journal = CrashedOrder.Space()

  init(
    client: WorkerClient, controlled: WorkerClient, proxy: ProxySubject, judgesItself: Bool,
    options: RunOptions, fleet: ProcessFleet
  ) {
    self.client = client
    self.controlled = controlled
    self.proxy = proxy
    self.judgesItself = judgesItself
    self.options = options
    self.fleet = fleet
    samples = NonceSamples(
      budget: options.timeLimit * Self.mostDrawing, ownBudget: NonceSamples.usualOwnBudget)
  }

  /// Time limits that drawing nonces may take in all: a subject that is slow gets its verdicts from
  /// what it has drawn.
  private static let mostDrawing = 30

  /// Judges a check; a hang is confirmed by a second try before it is a verdict.
  ///
  /// The second try waits twice as long, in a fresh worker: a machine that was busy for a while
  /// makes nobody hang.
  ///
  /// - Parameter leftOut: The verdict where the check applies, but is not to be run.
  func judge(_ check: Check, unless leftOut: CheckOutcome? = nil) async -> CheckOutcome {
    if let reason = exclusion(of: check) { return .notApplicable(reason) }
    if let leftOut { return leftOut }
    if options.replay == nil, let kept = options.kept[check.id] {
      var outcome = await judge(check, playing: kept)
      if outcome.grade.blamesSubject {
        outcome.scope += "; it failed in an earlier run and comes first"
        return outcome
      }
    }
    return await judge(check, playing: options.replay)
  }

  private func judge(_ check: Check, playing replay: CheckReplay?) async -> CheckOutcome {
    let first = await judge(check, playing: replay, .first)
    guard first.grade == .hang else { return first }
    var second = await judge(check, playing: replay, .deciding)
    if second.grade == .hang {
      second.evidence?.observed.append(
        "a first try, in another process, was silent for half of that")
    } else {
      second.scope += "; a first try was silent for over half the time limit"
    }
    return second
  }

  private func judge(
    _ check: Check, playing replay: CheckReplay?, _ trial: SilenceLimits.Trial
  ) async -> CheckOutcome {
    await client.begin(trial)
    await controlled.begin(trial)
    if judgesItself {
      switch check.place {
      case .beside: return await judge(check, playing: replay, in: client)
      case .controlled, .controlledOnly: return await judgeControlled(check, playing: replay)
      case .runner: break
      }
    }
    let watch = CaseWatch()
    var fleet = fleet
    fleet.limits.trial = trial
    let context = CheckContext(
      profile: options.profile, seed: options.seed, catalogue: options.catalogue,
      samples: samples, fleet: fleet, replay: replay, wallClock: fleet.wallClock, monitor: watch)
    var outcome = await check.outcome(for: proxy, context)
    if outcome.grade.isFault, let mark = watch.last {
      outcome.cases = mark.number + 1
      // Behind the sentence that says how it ended, before what came earlier.
      let place = min(1, outcome.evidence?.observed.count ?? 0)
      outcome.evidence?.observed.insert("in case \(mark.number): \(mark.label)", at: place)
    }
    if case .remarked(let remark) = check.overTheWire, outcome.grade != .notApplicable {
      outcome.scope += "; \(remark(proxy.tally.readsInsideRequests))"
    }
    return explained(outcome, of: check, await client.lastWords(of: outcome.grade))
  }

  /// Judges in every order that can be controlled; where something runs outside control, once more
  /// without it, which says at least what holds when each step settles.
  private func judgeControlled(
    _ check: Check, playing replay: CheckReplay?
  ) async -> CheckOutcome {
    let outcome = await judge(check, playing: replay, in: controlled)
    guard outcome.grade == .inconclusive else { return outcome }
    var settled = await judge(check, playing: replay, in: client)
    guard settled.grade != .notApplicable else { return outcome }
    let seen = outcome.evidence?.observed.joined(separator: " ") ?? outcome.scope
    settled.scope += "; orders not explored: \(seen)"
    return settled
  }

  /// The capabilities were spelt out in the worker's answer, so the contract decides alone.
  private func exclusion(of check: Check) -> String? {
    check.reasonNotApplicable(
      to: proxy.contract, offering: proxy.contract.capabilities ?? [], profile: options.profile,
      in: judgesItself ? .worker : .program)
  }

  /// The most endings that are legal in one check: more than any has cases, so more are a loop. A
  /// generator that aborts does so wherever its source is made to fail.
  private static let mostLegalEndings = 10_000

  private func judge(
    _ check: Check, playing replay: CheckReplay?, in worker: WorkerClient
  ) async -> CheckOutcome {
    var last: CaseMark?
    let hasJournal = check.isControlled && journal.empty()
    for _ in 0..<Self.mostLegalEndings {
      var order = JudgeOrder(
        requirement: check.id, profile: options.profile, seed: options.seed,
        after: last?.number ?? -1, replay: replay?.text)
      order.catalogue = options.catalogue
      if hasJournal { order.journal = journal.path }
      do {
        let outcome = try await worker.judge(order, patience: check.patience)
        if let misfit = Self.misfit(outcome, of: check.id) {
          return fault(
            .malformedAnswer("the answer to 'judge' has \(misfit)"), of: check, nil, [])
        }
        return outcome
      } catch let ending as JudgeEnding {
        if case .ended = ending.fault, let mark = ending.mark, mark.ifEnds == .legal,
          mark.number > last?.number ?? -1
        {
          last = mark
          continue
        }
        var found = fault(ending.fault, of: check, ending.mark, await worker.errorOutput())
        if found.grade == .hang, check.isStory {
          found.evidence?.cause = await worker.wasAsleep ? .deadlock : .pollsForEver
        }
        guard case .ended = ending.fault, order.journal != nil else { return found }
        return await CrashedOrder(worker: worker, space: journal, patience: check.patience)
          .explain(found, order)
      } catch {
        return fault(.malformedAnswer(String(describing: error)), of: check, nil, [])
      }
    }
    return fault(
      .ended("the process ended in \(Self.mostLegalEndings) cases of one check"), of: check, last,
      [])
  }

  /// What no check says of a requirement.
  private static func misfit(
    _ outcome: CheckOutcome, of id: RequirementID
  ) -> String? {
    let grade = outcome.grade.rawValue
    if outcome.grade.comesFromExpectation { return "the grade '\(grade)'" }
    // A check that judged nothing has found nothing out.
    let least = outcome.grade == .pass ? 1 : 0
    if outcome.cases < least || !CaseMark.numbers.contains(outcome.cases) {
      return "the grade '\(grade)' after \(outcome.cases) cases"
    }
    if let token = outcome.evidence?.replay, (try? ReplayToken(token)) == nil {
      return "the replay token '\(HostileText.word(token))', which is none"
    }
    if let plot = outcome.plots?.first(where: { !$0.isWellFormed || $0.requirement != id }) {
      return "a plot of '\(HostileText.word(plot.requirement.rawValue))' that cannot be drawn"
    }
    return nil
  }

  private func fault(
    _ fault: SubjectFault, of check: Check, _ mark: CaseMark?, _ errorOutput: [UInt8]
  ) -> CheckOutcome {
    var evidence = fault.evidence
    if let mark { evidence.observed.append("in case \(mark.number): \(mark.label)") }
    return explained(
      CheckOutcome(
        grade: fault.grade, cases: mark.map { $0.number + 1 } ?? 0,
        scope: "ended before a verdict", evidence: evidence), of: check, errorOutput)
  }

  /// Adds what a dead process left on its error output, and what a living one gave away there.
  private func explained(
    _ outcome: CheckOutcome, of check: Check, _ errorOutput: [UInt8]
  ) -> CheckOutcome {
    guard outcome.grade == .crash || outcome.grade == .fail, var evidence = outcome.evidence else {
      return outcome
    }
    let lines = CrashText.tellingLines(of: errorOutput)
    if check.requirement.area == .token,
      CrashText.tellsOfNoAwait(errorOutput, afterVerdicts: !evidence.also.isEmpty)
    {
      // What was answered before the verdict was known says nothing of the verifier.
      (evidence.cause, evidence.also) = (.notAwaited, [])
    } else if outcome.grade == .crash {
      evidence.cause =
        evidence.cause ?? UndeclaredKeys.cause(of: lines, proxy.contract)
        ?? CrashText.cause(of: errorOutput, hasOneCallback: check.storyRank == .ending)
        ?? (evidence.observed.contains { $0.contains("a trap)") } ? .trapWithoutWords : nil)
    }
    if outcome.grade == .fail, evidence.cause?.isSame(as: .nothingAccepted) == true {
      evidence.observed += lines.map { "stderr: \($0)" }
    }
    if outcome.grade == .crash { evidence.drawn += lines.map { "stderr: \($0)" } }
    var explained = outcome
    explained.evidence = evidence
    return explained
  }
}

extension Check {
  /// Whether what it asks of a subject comes to rest by itself: it waits for nothing but callbacks.
  fileprivate var isStory: Bool {
    needs.contains(.signIn) || needs.contains(.account)
  }
}

extension Grade {
  /// Whether a check came to no verdict because the process or the adapter was at fault.
  fileprivate var isFault: Bool { self == .crash || self == .hang || self == .suiteError }
}

/// Remembers the case that is being judged against a proxy.
private final class CaseWatch: CaseMonitor {
  private let mark = Mutex<CaseMark?>(nil)

  var last: CaseMark? { mark.withLock { $0 } }

  func begins(_ mark: CaseMark) -> Bool {
    self.mark.withLock { $0 = mark }
    return true
  }

  func isAlive() {}
  func abandon(with outcome: CheckOutcome) {}
}

/// How judging in a worker came to no outcome.
struct JudgeEnding: Error {
  var fault: SubjectFault
  /// The case that was running.
  var mark: CaseMark?
}
