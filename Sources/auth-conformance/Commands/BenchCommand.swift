internal import AuthConformance
internal import AuthGallery
internal import ConformanceModel
internal import ConformanceReports
internal import ConformanceRunner
internal import Foundation

/// `bench`: measures subjects beside the reference and gates regressions.
enum BenchCommand {
  /// What can be written to standard output.
  enum Format: String, CaseIterable { case text, json, markdown }

  static func perform(_ arguments: Arguments) async throws -> Int32 {
    let format: Format = try arguments.choice("--format", "format") ?? .text
    let tasks = try tasks(arguments)
    try arguments.values["--json"].map(ReportFile.verifyWritable)
    let maxRatio = try arguments.factor("--max-ratio", 0.001...1_000_000)
    let watchdog = Watchdog()
    let run = try BenchRun(
      yardstick: BuiltInSubjects.named(yardstick).subject,
      slowdown: arguments.factor("--slow", 1...100) ?? 1,
      profile: arguments.choice("--profile", "profile") ?? .standard,
      rounds: arguments.number("--runs", 8...100_000),
      warmup: arguments.number("--warmup", 0...100_000) ?? 0,
      clocks: BenchClock.clocks, onBatch: watchdog.beat)
    let targets = try await targets(arguments)
    var report = BenchReport(
      suite: Suite.version, build: build, machine: BenchClock.machine,
      startedAt: Timestamp.now, yardstick: yardstick)
    var plan: [(target: BenchTarget, task: BenchTask)] = []
    for target in targets {
      for task in tasks {
        if let obstacle = BenchRun.obstacle(target, task) {
          report.omit(target, task, obstacle)
        } else {
          plan.append((target, task))
        }
      }
    }
    let limit = try timeLimit(arguments)
    for target in targets where arguments.command.isEmpty && target.name != yardstick {
      try await probe(
        target.name, command: BuiltInSubjects.target(target.name).command,
        plan.filter { $0.target.name == target.name }.map(\.task), timeLimit: limit)
    }
    let baseline = try baseline(arguments, plan.map { "\($0.target.name) \($0.task.name)" })
    let file = arguments.values["--json"]
    let interruption = Interruption<BenchReport> { partial in
      try? write(partial, to: file)
      try? show(partial, as: format)
      return "stopped; \(partial.results.count) benchmarks were measured"
    }
    if arguments.command.isEmpty {
      watchdog.start(interval: limit * Self.operationsInTime) { measured in
        Terminal.complain(silence(measured, limit).description)
        exit(2)
      }
    }
    let progress = BenchProgress()
    for (index, (target, task)) in plan.enumerated() {
      progress.show("\(index + 1)/\(plan.count) \(target.name) \(task.name)")
      watchdog.watch("\(target.name), benchmark '\(task.name)'")
      let limits = [maxRatio, baseline?.limit("\(target.name) \(task.name)")].compactMap(\.self)
      do {
        report.results.append(try await run.measure(target, task, limit: limits.min()))
      } catch let obstacle as BenchObstacle {
        report.omit(target, task, obstacle)
      } catch let fault as SubjectFault {
        interruption.disarm()
        throw failure(target.name, task, fault)
      }
      interruption.note(report)
    }
    watchdog.watch(nil)
    progress.end()
    for target in targets { await target.stop() }
    report.complete = true
    interruption.disarm()
    try show(report, as: format)
    try write(report, to: file)
    return report.exitCode
  }

  private static let yardstick = "reference"

  private static var build: String {
    #if DEBUG
      "debug"
    #else
      "release"
    #endif
  }

  private static func tasks(_ arguments: Arguments) throws(UsageError) -> [BenchTask] {
    guard let pattern = arguments.values["--only"] else { return BenchTask.all }
    let tasks = BenchTask.matching(pattern)
    guard !tasks.isEmpty else {
      throw .unknown("benchmark", pattern, among: BenchTask.all.map(\.name))
    }
    return tasks
  }

  private static func targets(_ arguments: Arguments) async throws -> [BenchTarget] {
    guard arguments.command.isEmpty else {
      return [
        try await .start(command: arguments.command, timeLimit: try timeLimit(arguments))
      ]
    }
    let names = arguments.operands.isEmpty ? [yardstick] : arguments.operands
    return try names.map { BenchTarget(try BuiltInSubjects.named($0).subject) }
  }

  private static func timeLimit(_ arguments: Arguments) throws -> Duration {
    .seconds(try arguments.number("--time-limit", 1...86_400) ?? 10)
  }

  /// Finds out in a process of its own whether a subject answers on all of some benchmarks.
  ///
  /// A built-in subject is measured in this process, which one that never answers would stop for
  /// ever; most of them are there because they have a defect.
  ///
  /// - Parameters:
  ///   - name: What messages call the subject.
  ///   - command: Serves it.
  ///   - timeLimit: Longest silence.
  /// - Throws: ``UsageError`` where it does not answer.
  static func probe(
    _ name: String, command: [String], _ tasks: [BenchTask], timeLimit: Duration
  ) async throws {
    let worker = try await BenchTarget.start(command: command, timeLimit: timeLimit)
    for task in tasks {
      do {
        try await worker.probe(task)
      } catch is BenchObstacle {
        // The measurement meets it again, and the report names it.
      } catch let fault as SubjectFault {
        await worker.stop()
        throw failure(name, task, fault)
      }
    }
    await worker.stop()
  }

  private static func failure(
    _ name: String, _ task: BenchTask, _ fault: SubjectFault
  ) -> UsageError {
    unmeasurable("\(name), benchmark '\(task.name)'", fault.sentence)
  }

  /// Operations of the smallest batch: it may take so many times the limit of one.
  private static let operationsInTime = 10

  static func silence(_ measured: String, _ limit: Duration) -> UsageError {
    let seconds = 2 * operationsInTime * Int(limit.components.seconds)
    return unmeasurable(measured, "it answered at first, and then for \(seconds) s no more")
  }

  private static func unmeasurable(_ measured: String, _ reason: String) -> UsageError {
    UsageError(
      "\(measured): \(reason). Only what answers can be measured: see what "
        + "'auth-conformance run' says of it, or choose other benchmarks with '--only'.")
  }

  private static func baseline(
    _ arguments: Arguments, _ measured: [String]
  ) throws -> BenchBaseline? {
    guard let path = arguments.values["--baseline"] else { return nil }
    let content = try InputSource.content(of: path)
    do {
      return try BenchBaseline(
        try BenchJSON.decode(String(decoding: content, as: UTF8.self)), file: path, build: build,
        yardstick: yardstick, measured: measured)
    } catch let problem as BenchBaseline.Problem {
      throw UsageError(problem.description)
    } catch {
      throw UsageError("\(path)\(error)")
    }
  }

  private static func show(_ report: BenchReport, as format: Format) throws {
    switch format {
    case .text:
      Terminal.print(
        BenchText.render(report, color: Terminal.wantsColor, columns: Terminal.columns))
    case .json: Terminal.print(try BenchJSON.encode(report))
    case .markdown: Terminal.print(BenchMarkdown.render(report))
    }
  }

  private static func write(_ report: BenchReport, to path: String?) throws {
    guard let path else { return }
    try ReportFile.write(try BenchJSON.encode(report), to: path)
  }
}

extension BenchReport {
  fileprivate mutating func omit(
    _ target: BenchTarget, _ task: BenchTask, _ obstacle: BenchObstacle
  ) {
    omitted.append(
      Omission(subject: target.name, benchmark: task.name, reason: obstacle.reason))
  }
}
