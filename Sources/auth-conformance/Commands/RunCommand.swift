internal import AuthConformance
internal import AuthGallery
internal import ConformanceChecks
internal import ConformanceReports
internal import ConformanceRunner
internal import Foundation

/// `run`: judges one subject and reports.
enum RunCommand {
  static func perform(_ arguments: Arguments) async throws -> Int32 {
    let bazel = try BazelTest(environment: ProcessInfo.processInfo.environment)
    var options = try options(arguments)
    options.shard = options.shard ?? bazel.shard
    let format: ReportFormat = try arguments.choice("--format", "format") ?? .text
    let target = try target(arguments)
    guard let today = CalendarDay(String(Timestamp.now.prefix(10))) else {
      throw UsageError("the clock shows a year that a report cannot hold")
    }
    let path = arguments.values["--reports"] ?? bazel.outputs ?? "Reports/latest"
    let folder = arguments.flags.contains("--no-reports") ? nil : ReportFolder(path: path)
    let expectations = try RunExpectations(arguments, on: today)
    try bazel.begin()
    defer { bazel.end() }
    let interruption = Interruption<RunReport> { report in
      var report = report
      expectations?.apply(to: &report)
      try? folder?.write(report)
      try? bazel.xmlFile.map { try write(report, as: .junit, to: $0) }
      return "stopped; the partial report has \(report.results.count) results"
    }
    let display = arguments.flags.contains("--quiet") ? nil : display(options, earlier: path)
    var report: RunReport
    do {
      report = try await Runner(target: target, options: options).run(
        startedAt: Date(), onStart: { display?.begin($0.id) },
        onResult: { result, soFar in
          interruption.note(soFar)
          display?.note(result)
        })
    } catch {
      interruption.disarm()
      throw error
    }
    interruption.disarm()
    display?.end()
    if let file = arguments.values["--evidence"] {
      try EvidenceFile.carryOn(file, of: report.subject.contract.name, &report)
    }
    var replays: [(id: RequirementID, token: String)] = []
    if folder != nil {
      replays = ReplayFiles.nameLong(in: path, &report)
      nameSamples(in: path, &report)
    }
    let update = expectations?.conclude(&report)
    Terminal.print(
      try ReportFormat.render(report, as: format, options: ReportOptions(arguments)))
    try folder?.write(report, replays: replays)
    try bazel.xmlFile.map { try write(report, as: .junit, to: $0) }
    try update?.write()
    return report.verdict.exitCode
  }

  /// - Parameter folder: Where an earlier report may lie: it says how long each requirement takes.
  private static func display(_ options: RunOptions, earlier folder: String) -> ProgressDisplay {
    let report = isatty(2) == 1 ? try? ReportFile.read("\(folder)/report.json") : nil
    return ProgressDisplay(
      RunProgress(
        plan: options.checks.map(\.id), expected: report?.timing.byRequirement ?? [:]))
  }

  private static func write(_ report: RunReport, as format: ReportFormat, to path: String) throws {
    try ReportFile.write(try ReportFormat.render(report, as: format), to: path)
  }

  /// Says how to judge the nonces that failed; only their first cause keeps them.
  private static func nameSamples(in folder: String, _ report: inout RunReport) {
    let contract = report.subject.contract.nonce
    for (index, result) in report.results.enumerated() {
      guard report.samples[result.id] != nil, result.impliedBy == nil else { continue }
      let path = "\(folder)/\(ReportFolder.sampleFile(of: result.id))"
      let alphabet =
        contract.shape == nil ? " --alphabet \(ShellQuoting.quote(contract.alphabet))" : ""
      report.results[index].sample =
        "auth-conformance nonces \(ShellQuoting.quote(path))\(alphabet) --all"
    }
  }

  private static func options(_ arguments: Arguments) throws -> RunOptions {
    var options = RunOptions()
    for word in (arguments.values["--area"] ?? "").split(separator: ",").map(String.init) {
      guard let area = Requirement.Area(rawValue: word) else {
        throw UsageError.unknown("area", word, among: Requirement.Area.allCases.map(\.rawValue))
      }
      options.areas.insert(area)
    }
    options.patterns = (arguments.values["--only"] ?? "").split(separator: ",").map(String.init)
    options.profile = try arguments.choice("--profile", "profile") ?? .standard
    options.seed = try arguments.seed()
    options.strict = arguments.flags.contains("--strict")
    if let seconds = try arguments.number("--time-limit", 1...86_400) {
      options.timeLimit = .seconds(seconds)
    }
    if let catalogue = try arguments.number("--catalogue", 1...Requirement.catalogueVersion) {
      options.catalogue = catalogue
    }
    // What a program keeps elsewhere, two of it might share; a built-in subject keeps nothing.
    let jobs = arguments.command.isEmpty ? ProcessInfo.processInfo.activeProcessorCount : 1
    options.jobs = try arguments.number("--jobs", 1...64) ?? min(64, jobs)
    for pattern in options.patterns {
      var alone = RunOptions()
      alone.patterns = [pattern]
      guard alone.checks.isEmpty else { continue }
      throw UsageError.unknown("requirement", pattern, among: Requirement.all.map(\.id.rawValue))
    }
    if let token = arguments.values["--replay"] {
      try options.setReplay(try ReplayFiles.token(token))
    }
    guard !options.checks.isEmpty else {
      throw UsageError("no requirement is in these areas and matches '--only'")
    }
    // Last: a part may well hold no requirement.
    if let word = arguments.values["--shard"] {
      guard let shard = Shard(word), shard.count <= 1000 else {
        throw UsageError(
          "option '--shard': found '\(word)', expected a part and their number, such as 1/4")
      }
      options.shard = shard
    }
    return options
  }

  private static func target(_ arguments: Arguments) throws(UsageError) -> Runner.Target {
    guard arguments.command.isEmpty else {
      let words = arguments.command
      return Runner.Target(
        command: words,
        commandLine: .program(words.map(ShellQuoting.quote).joined(separator: " ")))
    }
    let name = arguments.operands.first ?? "reference"
    return BuiltInSubjects.target(try BuiltInSubjects.named(name).name)
  }
}

extension ReportOptions {
  /// Reads `--quiet` and `--verbose`, and asks the terminal about colour.
  init(_ arguments: Arguments) {
    self.init(
      color: Terminal.wantsColor,
      detail: arguments.flags.contains("--quiet")
        ? .quiet : arguments.flags.contains("--verbose") ? .verbose : .normal)
  }
}
