/// The part of a run that synchronous and asynchronous properties share: sources and results.
struct PropertyRun<Value> {
  let name: String
  var campaign: Campaign
  private let settings: PropertySettings
  private let coverage: [Coverage<Value>]
  private let plainSource: ChoiceSource
  private var described: [Value] = []
  private var examples: [Counterexample<Value>] = []
  private var examplesPassed = 0
  private let stored: [ReplayToken]
  /// Draws a value without running the property.
  private let draw: (ChoiceSource) throws -> Value

  init(
    _ name: String, _ settings: PropertySettings, cardinality: Int?,
    coverage: [Coverage<Value>], draw: @escaping (ChoiceSource) throws -> Value
  ) {
    self.draw = draw
    self.name = name
    self.settings = settings
    self.coverage = coverage
    stored = settings.replay == nil ? settings.database?.tokens(for: name) ?? [] : []
    let judge = CoverageJudge(
      coverage.map { ($0.label, $0.atLeastPercent / 100) }, error: settings.coverageCertainty)
    campaign = Campaign(settings, cardinality: cardinality, stored: stored, coverage: judge)
    plainSource = ChoiceSource(seed: 0, limit: settings.choiceLimit)
  }

  /// The source that a plan draws from; plain cases share one.
  @inline(__always)
  func source(for plan: Campaign.Plan) -> ChoiceSource {
    if let willRun = settings.willRun { willRun(plan.origin) }
    switch plan {
    case .fresh(let seed, let size, false):
      plainSource.restart(seed: seed, size: size)
      return plainSource
    case .fresh(let seed, let size, true):
      return ChoiceSource(
        seed: seed, size: size, limit: settings.choiceLimit, isRecording: true)
    case .replay(let choices, let limit, let isStrict):
      return ChoiceSource(replaying: choices, limit: limit, isStrict: isStrict)
    case .describe(let choices):
      let source = ChoiceSource(replaying: choices, limit: settings.choiceLimit)
      source.isDescribing = true
      return source
    }
  }

  /// Takes note of a value that the property was true of, or found wanting.
  @inline(__always)
  mutating func note(_ value: Value, _ plan: Campaign.Plan, hasPassed: Bool) {
    if case .describe = plan { described.append(value) }
    if !coverage.isEmpty, hasPassed, case .fresh = plan {
      campaign.countCoverage(coverage.map { $0.isIn(value) })
    }
  }

  /// Runs fresh cases in a row for as long as they pass; the rest is left to the ordinary way.
  mutating func runWhilePassing(_ body: (ChoiceSource) throws -> PropertyFailure?) {
    campaign.runWhilePassing(plainSource, body)
  }

  /// Takes note of an example, which cannot shrink because it was not drawn.
  mutating func recordExample(_ value: Value, _ result: Campaign.Result) {
    guard case .failed(let failure) = result else {
      examplesPassed += 1
      return
    }
    let recording = ChoiceRecording(nodes: [], spans: [])
    examples.append(
      Counterexample(
        value: value, rendered: String(reflecting: value), failure: failure, token: nil,
        recording: recording, shrinking: Shrinker.Counts(), freeParts: [], partCount: 0))
  }

  /// Whether an example failed, so that no case needs to be drawn.
  var hasFailedExample: Bool { !examples.isEmpty }

  // MARK: The outcome

  /// What the run found; also updates the failure database.
  func outcome() -> PropertyOutcome<Value> {
    var found = examples
    for (index, finding) in campaign.findings.enumerated() {
      if index < described.count {
        found.append(counterexample(finding, described[index]))
      } else if campaign.isCancelled,
        let value = try? draw(ChoiceSource(replaying: finding.shrinker.best.choices))
      {
        // The run was cut short: the failure is kept as far as it was simplified.
        found.append(counterexample(finding, value))
      }
    }
    if settings.replay == nil, !campaign.isCancelled, let database = settings.database {
      keep(found, in: database)
    }
    return PropertyOutcome(
      name: name, header: settings.header, seed: settings.seed, verdict: verdict(found),
      passed: campaign.passed + examplesPassed, discarded: campaign.discarded,
      evaluations: campaign.evaluations + examplesPassed + examples.count,
      isExhaustive: campaign.isExhaustive && found.isEmpty, counterexamples: found,
      coverage: campaign.coverage.results)
  }

  /// Stores what was found, and what was stored but not tried again.
  private func keep(_ found: [Counterexample<Value>], in database: FailureDatabase) {
    var values: [ReplayToken: String] = [:]
    var tokens: [ReplayToken] = []
    for counterexample in found {
      guard let token = counterexample.token else { continue }
      tokens.append(token)
      values[token] = counterexample.rendered
    }
    for token in stored where !campaign.retired.contains(token) && values[token] == nil {
      tokens.append(token)
    }
    if tokens != stored { database.store(tokens, for: name, values: values) }
  }

  private func counterexample(
    _ finding: Campaign.Finding, _ value: Value
  ) -> Counterexample<Value> {
    let notes = finding.description ?? ""
    let text = Value.self == Void.self ? "" : String(reflecting: value)
    let lines = [text, notes].filter { !$0.isEmpty }
    let best = finding.shrinker.best
    return Counterexample(
      value: value, rendered: lines.joined(separator: "\n"), failure: finding.failure,
      token: ReplayToken(header: settings.header, choices: best.choices), recording: best,
      shrinking: finding.shrinker.counts, freeParts: finding.explanation?.freeParts ?? [],
      partCount: finding.explanation?.partCount ?? 0)
  }

  private func verdict(
    _ found: [Counterexample<Value>]
  ) -> PropertyOutcome<Value>.Verdict {
    if !found.isEmpty { return .failed }
    if campaign.isCancelled { return .cancelled }
    if let difference = campaign.difference { return .replayDiffers(difference) }
    if let problem = campaign.problem { return .unhealthy(problem) }
    if campaign.passed + examplesPassed == 0, let problem = campaign.problemWithoutPass {
      return .unhealthy(problem)
    }
    let judgements = campaign.coverage.results.map(\.judgement)
    if judgements.contains(.missed) { return .uncovered }
    if settings.replay == nil, judgements.contains(.undecided) { return .undecided }
    return .passed
  }
}

extension Campaign.Plan {
  /// Where the choices come from.
  fileprivate var origin: CaseOrigin {
    switch self {
    case .fresh(let seed, let size, _): .fresh(seed: seed, size: size)
    case .replay(let choices, _, _), .describe(let choices): .replay(choices)
    }
  }
}
