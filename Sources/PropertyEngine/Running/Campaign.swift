/// Decides which case of a property runs next; runs nothing itself.
///
/// One state machine serves synchronous and asynchronous properties: ask `next()`, run the plan,
/// `record` the result.
struct Campaign: Sendable {
  /// A case to run.
  enum Plan: Sendable {
    case fresh(seed: UInt64, size: Int, isRecording: Bool)
    case replay([Choice], limit: Int, isStrict: Bool)
    case describe([Choice])
  }

  /// What a case did.
  enum Result: Sendable {
    case passed
    case discarded
    case tooLarge
    case differs(ReplayDifference)
    case failed(PropertyFailure)
    case cancelled
  }

  /// A failure under work.
  struct Finding: Sendable {
    var failure: PropertyFailure
    var shrinker: Shrinker
    var explanation: Explanation?
    var description: String?
  }

  enum Phase: Sendable {
    case replay
    case database(Int)
    case exhaustive
    case fresh
    case confirming(PropertyFailure)
    case shrinking
    case explaining
    case describing
    case finished
  }

  let settings: PropertySettings
  var passed = 0
  var discarded = 0
  var evaluations = 0
  var findings: [Finding] = []
  var problem: HealthProblem?
  var difference: ReplayDifference?
  var isCancelled = false
  var isExhaustive = false
  var coverage: CoverageJudge
  /// Stored failures that were tried again: they are gone, or found again and simplified.
  var retired: Set<ReplayToken> = []

  var phase: Phase
  var walk = ExhaustiveWalk()
  var stored: [ReplayToken]
  var oversized = 0
  var caseNumber = 0
  var current = 0
  var wanted: Int

  init(
    _ settings: PropertySettings, cardinality: Int?, stored: [ReplayToken], coverage: CoverageJudge
  ) {
    self.settings = settings
    self.stored = stored
    self.coverage = coverage
    wanted = settings.runs
    let isSmall = settings.triesAllWhenFew && (cardinality.map { $0 <= settings.runs } ?? false)
    isExhaustive = isSmall && coverage.isEmpty
    phase = settings.replay != nil ? .replay : isExhaustive ? .exhaustive : .fresh
    if settings.replay == nil, !stored.isEmpty { phase = .database(0) }
  }

  // MARK: Deciding

  /// The next case, or nil when the run has finished.
  mutating func next() -> Plan? {
    while true {
      switch phase {
      case .fresh:
        guard wantsFresh() else {
          phase = .finished
          continue
        }
        return .fresh(seed: caseSeed, size: caseSize, isRecording: false)
      case .replay:
        guard let token = settings.replay else { return nil }
        return .replay(token.choices, limit: settings.choiceLimit, isStrict: true)
      case .database(let index):
        if index < stored.count {
          return .replay(stored[index].choices, limit: settings.choiceLimit, isStrict: true)
        }
        phase = isExhaustive ? .exhaustive : .fresh
      case .exhaustive:
        guard let prefix = walk.prefix else {
          phase = .finished
          continue
        }
        return .replay(prefix, limit: settings.choiceLimit, isStrict: false)
      case .confirming:
        return .fresh(seed: caseSeed, size: caseSize, isRecording: true)
      case .shrinking:
        if let choices = findings[current].shrinker.nextCandidate() {
          let limit = findings[current].shrinker.best.nodes.count
          return .replay(choices, limit: limit, isStrict: false)
        }
        let best = findings[current].shrinker.best
        findings[current].explanation = Explanation(best, seed: settings.seed)
        phase = settings.explains ? .explaining : .describing
      case .explaining:
        if let choices = findings[current].explanation?.nextCandidate() {
          return .replay(choices, limit: settings.choiceLimit, isStrict: false)
        }
        phase = .describing
      case .describing:
        return .describe(findings[current].shrinker.best.choices)
      case .finished:
        return nil
      }
    }
  }

  /// What is wrong when not a single case counted; nil when none was run.
  var problemWithoutPass: HealthProblem? {
    if oversized > discarded { return .tooLarge(cases: oversized, limit: settings.choiceLimit) }
    return discarded > 0 ? .tooManyDiscards(discarded: discarded, passed: 0) : nil
  }

  var isFresh: Bool {
    if case .fresh = phase { return true }
    return false
  }

  var wantsAnotherCase: Bool { passed < wanted }

  var caseSeed: UInt64 { SplitMix64.caseSeed(run: settings.seed, case: caseNumber) }

  /// Rises from 1 to 100 in the course of the run, then starts again.
  var caseSize: Int {
    let runs = max(settings.runs, 1)
    return runs < 100 ? 1 + (caseNumber % runs) * 99 / max(runs - 1, 1) : 1 + caseNumber % 100
  }

  private mutating func wantsFresh() -> Bool {
    if passed < wanted { return true }
    if coverage.isDecided(after: passed) { return false }
    if passed >= settings.coverageRuns { return false }
    wanted = min(max(passed * 2, 100), settings.coverageRuns)
    return true
  }
}
