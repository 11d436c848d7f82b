public import AuthConformance
internal import ConformanceChecks
public import ConformanceModel
public import Foundation

/// Judges one subject in worker processes and reports.
public struct Runner: Sendable {
  /// What is judged.
  public struct Target: Sendable {
    /// The program and arguments that serve the subject.
    public var command: [String]
    /// How to name the subject on the command line again.
    public var commandLine: SubjectCommandLine

    /// - Parameters:
    ///   - command: Program and arguments of a worker.
    ///   - commandLine: A built-in subject's name, or the user's command.
    public init(command: [String], commandLine: SubjectCommandLine) {
      self.command = command
      self.commandLine = commandLine
    }
  }

  private let target: Target
  private let options: RunOptions
  private let wallClock: (@Sendable () -> Double)?
  private let clock = ContinuousClock()

  /// - Parameters:
  ///   - target: What is judged.
  ///   - options: What to judge and how.
  ///   - wallClock: The time of day, by which nonces may have been seeded; without it no clock is
  ///     tried.
  public init(
    target: Target, options: RunOptions, wallClock: (@Sendable () -> Double)? = nil
  ) {
    self.target = target
    self.options = options
    self.wallClock = wallClock
  }

  /// Judges every chosen requirement.
  ///
  /// A fault of the subject is the grade of the check that met it; the run goes on to its end.
  ///
  /// - Parameters:
  ///   - startedAt: When the run begins; it only appears in the report's timing.
  ///   - onStart: Hears of each requirement when it begins to be judged.
  ///   - onResult: Hears of each result as it is known, and of the report so far; says whether the
  ///     run goes on. What is left then is not in the report, which is partial.
  /// - Throws: ``AdapterError`` where the program cannot serve as a subject at all.
  public func run(
    startedAt: Date, onStart: (Requirement) -> Void = { _ in },
    onResult: (RequirementResult, RunReport) -> Bool = { _, _ in true }
  ) async throws -> RunReport {
    let client = worker()
    let hello = try await client.hello()
    let checks = options.checks
    let first = judge(hello, with: client)
    let judges =
      [first]
      + (1..<max(1, min(options.jobs, checks.count))).map { _ in
        judge(hello, with: worker(hello.contract))
      }
    var report = RunReport(
      subject: .init(
        name: hello.contract.name, commandLine: target.commandLine, contract: hello.contract),
      profile: options.profile, seed: String(options.seed, radix: 16), strict: options.strict,
      complete: false, results: [],
      timing: .init(startedAt: Self.timestamp(startedAt), seconds: 0, byRequirement: [:]))
    report.catalogue = options.catalogue
    report.shard = options.shard
    let newer = options.newer
    report.newer = newer.isEmpty ? nil : newer
    let started = clock.now
    let queue = JudgeQueue(checks: checks, judges: judges, clock: clock)
    report.complete = await queue.run(onStart: { onStart($0.requirement) }) {
      check, outcome, took in
      let again = report.again(
        judging: check.id, token: outcome.evidence?.replay,
        repeats: outcome.evidence?.cause?.isSame(as: .nonceHandedOutAgain) == true)
      report.add(outcome, of: check.requirement, again: again)
      report.timing.byRequirement[check.id] = Self.seconds(took)
      report.timing.seconds = Self.seconds(started.duration(to: clock.now))
      return report.results.last.map { onResult($0, report) } ?? true
    }
    for judge in judges {
      await judge.client.finish()
      await judge.controlled.finish()
    }
    LiveProcesses.endOrphans()
    report.foldImplied()
    report.repeatWholeBlocks()
    return report
  }

  /// Has whatever subjects start ended with them, outside their process groups as well, and with this
  /// process, however that ends.
  ///
  /// For a process that starts nothing but workers: all else that it starts would be ended too. Must
  /// be called by its only thread.
  package static func endWhatSubjectsLeave() {
    RunGuard.begin()
    LiveProcesses.adoptOrphans()
  }

  /// Processes that could not be ended, and still run.
  package static var leftRunning: [Int] { LiveProcesses.leftRunning().map(Int.init) }

  /// Ends every worker of this process at once, for a runner that was told to stop.
  package static func endAllWorkers() {
    LiveProcesses.killAll()
    CrashedOrder.Space.removeAll()
  }

  /// A judge with workers of its own; the controlled one is started by the first check that needs it.
  private func judge(_ hello: WorkerClient.Hello, with client: WorkerClient) -> CheckJudge {
    CheckJudge(
      client: client, controlled: worker(hello.contract, isControlled: true),
      proxy: ProxySubject(contract: hello.contract, client: client),
      judgesItself: hello.judges && !options.judgesFromOutside, options: options,
      fleet: ProcessFleet(
        command: target.command, contract: hello.contract, limits: limits, clock: clock,
        wallClock: wallClock))
  }

  private var limits: SilenceLimits { SilenceLimits(answer: options.timeLimit) }

  private func worker(_ contract: Contract? = nil, isControlled: Bool = false) -> WorkerClient {
    WorkerClient(
      command: target.command, isControlled: isControlled, limits: limits, contract: contract,
      clock: clock)
  }

  private static func seconds(_ duration: Duration) -> Double {
    // Milliseconds are as much as anybody reads.
    (duration / .milliseconds(1)).rounded() / 1000
  }

  private static func timestamp(_ date: Date) -> String {
    date.formatted(.iso8601.year().month().day().time(includingFractionalSeconds: false))
  }
}
