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
      .map { BenchResult.Ratio(estimate: $0, lower: $0, upper: $0) }
    let timeLimit = Duration.seconds(try arguments.number("--time-limit", 1...86_400) ?? 10)
    let overTheWire = arguments.flags.contains("--over-the-wire")
    let (yardstick, yardstickCommand) = try yardstick(arguments)
    let run = try BenchRun(
      slowdown: arguments.factor("--slow", 1...100) ?? 1,
      profile: arguments.choice("--profile", "profile") ?? .standard,
      launches: arguments.number("--runs", BenchSeries.fewestLaunches...100_000),
      warmup: arguments.number("--warmup", 0...100_000) ?? 0,
      yardstick: {
        try await .start(
          command: yardstickCommand, timeLimit: timeLimit, overTheWire: overTheWire)
      })
    var report = BenchReport(
      suite: Suite.version, build: build, machine: BenchMachine.described,
      startedAt: Timestamp.now, yardstick: yardstick)
    let launches: [BenchRun.Launch] = try commands(arguments).map { command in
      { try await .start(command: command, timeLimit: timeLimit, overTheWire: overTheWire) }
    }
    var plans: [(launch: BenchRun.Launch, series: [BenchSeries])] = []
    for launch in launches {
      plans.append((launch, try await plan(launch, run, tasks, &report)))
    }
    let baseline = try baseline(arguments, yardstick, plans.flatMap(\.series).map(\.key))
    if let note = baseline?.note { Terminal.complain(note) }
    let file = arguments.values["--json"]
    let interruption = Interruption<(before: BenchReport, series: [BenchSeries])> { state in
      let partial = state.before.adding(state.series)
      try? write(partial, to: file)
      try? show(partial, as: format)
      return "stopped; \(partial.results.count) benchmarks were measured"
    }
    let progress = BenchProgress()
    for (launch, planned) in plans {
      var series = planned.map { planned in
        let limits = [maxRatio, baseline?.limit(planned.key)].compactMap(\.self)
        return BenchSeries(
          subject: planned.subject, task: planned.task,
          limit: limits.min { $0.estimate < $1.estimate })
      }
      let before = report
      do {
        try await run.measure(
          &series, launch: launch,
          onTask: { number, count, task in
            progress.show("\(number)/\(count) \(planned[0].subject) \(task.name)")
          },
          onLaunch: { interruption.note((before, $0)) })
      } catch {
        interruption.disarm()
        throw (error as? BenchRun.Fault).map { failure(planned[0].subject, $0) } ?? error
      }
      report = before.adding(series)
    }
    progress.end()
    report.complete = true
    interruption.disarm()
    try show(report, as: format)
    try write(report, to: file)
    return report.exitCode
  }

  private static let reference = "reference"

  /// What is measured in the same launches: what reports call it, and how it is started.
  private static func yardstick(
    _ arguments: Arguments
  ) throws(UsageError) -> (name: String, command: [String]) {
    guard let given = arguments.values["--beside"] else {
      return (reference, BuiltInSubjects.target(reference).command)
    }
    if let known = try? BuiltInSubjects.named(given) {
      return (known.name, BuiltInSubjects.target(known.name).command)
    }
    let words = given.split(separator: " ").map(String.init)
    guard !words.isEmpty else { throw UsageError("option '--beside': expected a program") }
    return (given, words)
  }

  private static var build: String {
    #if DEBUG
      "debug"
    #else
      "release"
    #endif
  }

  static func tasks(_ arguments: Arguments) throws(UsageError) -> [BenchTask] {
    guard let value = arguments.values["--only"] else { return BenchTask.all }
    let patterns = value.split(separator: ",").map(String.init)
    let matching = patterns.map { Set(BenchTask.matching($0).map(\.name)) }
    if let index = matching.firstIndex(where: \.isEmpty) {
      throw .unknown("benchmark", patterns[index], among: BenchTask.all.map(\.name))
    }
    let chosen = matching.reduce(Set()) { $0.union($1) }
    return BenchTask.all.filter { chosen.contains($0.name) }
  }

  /// How each subject is started: every one in processes of its own.
  private static func commands(_ arguments: Arguments) throws(UsageError) -> [[String]] {
    guard arguments.command.isEmpty else { return [arguments.command] }
    let names = arguments.operands.isEmpty ? [reference] : arguments.operands
    return try names.map { name throws(UsageError) in
      BuiltInSubjects.target(try BuiltInSubjects.named(name).name).command
    }
  }

  /// What a subject can be measured on, as it says itself; the report names the rest.
  private static func plan(
    _ launch: BenchRun.Launch, _ run: BenchRun, _ tasks: [BenchTask],
    _ report: inout BenchReport
  ) async throws -> [BenchSeries] {
    let target = try await launch()
    let beside = try await run.yardstick()
    await beside.stop()
    var series: [BenchSeries] = []
    for task in tasks {
      if let obstacle = BenchRun.obstacle(target.subject, task)
        ?? BenchRun.obstacle(beside.subject, task, "what is measured beside it")
      {
        report.omit(target.name, task, obstacle)
      } else {
        series.append(BenchSeries(subject: target.name, task: task, limit: nil))
      }
    }
    await target.stop()
    return series
  }

  private static func failure(_ name: String, _ fault: BenchRun.Fault) -> UsageError {
    UsageError(
      "\(name), benchmark '\(fault.benchmark)': \(fault.fault.sentence). Only what answers can be "
        + "measured: see what 'auth-conformance run' says of it, or choose other benchmarks with "
        + "'--only'.")
  }

  private static func baseline(
    _ arguments: Arguments, _ yardstick: String, _ measured: [String]
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
    _ subject: String, _ task: BenchTask, _ obstacle: BenchObstacle
  ) {
    omitted.append(
      Omission(subject: subject, benchmark: task.name, reason: obstacle.reason))
  }

  /// With what one subject's launches have shown.
  fileprivate func adding(_ series: [BenchSeries]) -> BenchReport {
    var report = self
    report.results += series.compactMap(\.result)
    for one in series {
      if let obstacle = one.obstacle { report.omit(one.subject, one.task, obstacle) }
    }
    return report
  }
}
