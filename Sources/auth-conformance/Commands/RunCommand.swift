internal import AuthConformance
internal import AuthGallery
internal import ConformanceChecks
internal import ConformanceModel
internal import ConformanceReports
internal import ConformanceRunner
internal import Foundation
internal import PlainText

/// `run`: judges one subject and reports.
enum RunCommand {
  static func perform(_ arguments: Arguments) async throws -> Int32 {
    let bazel = try BazelTest(environment: ProcessInfo.processInfo.environment)
    var options = try options(arguments)
    options.shard = options.shard ?? bazel.shard
    options.jobs = try MachineLimits.jobs(
      min(options.jobs, options.checks.count), options.profile)
    let format: ReportFormat = try arguments.choice("--format", "format") ?? .text
    let target = try target(arguments)
    if arguments.flags.contains("--own-code") { try OwnCode.verify(target.commandLine) }
    if arguments.command.isEmpty { VersionCommand.complainOfMissingHooks() }
    if let program = arguments.command.first, let remark = StaleBuild.remark(of: program) {
      Terminal.complain(remark)
    }
    guard let today = CalendarDay(String(Timestamp.now.prefix(10))) else {
      throw UsageError("the clock shows a year that a report cannot hold")
    }
    let path = try arguments.reports() ?? bazel.outputs ?? "Reports/latest"
    let folder = arguments.flags.contains("--no-reports") ? nil : ReportFolder(path: path)
    if SecretArguments.shown(arguments.command) != arguments.command {
      Terminal.complain(
        "what looks like a secret in the command is '\(SecretArguments.redacted)' in reports: put "
          + "it back to use their lines 'again', or hand it over in the environment")
    }
    try folder?.verifyWritable()
    let failures = failures(arguments, beside: path)
    if let failures { options.setKept(failures.tokens(of: target.commandLine)) }
    let expectations = try RunExpectations(arguments, on: today)
    try arguments.values["--evidence"].map(EvidenceFile.verify)
    try bazel.begin()
    defer { bazel.end() }
    let interruption = Interruption<RunReport> { report in
      var report = report
      expectations?.apply(to: &report)
      let place = Result { try folder?.writePartial(report) }
      try? bazel.xmlFile.map { try write(report, as: .junit, to: $0) }
      let count = Quantity.text(report.results.count, "result")
      return switch place {
      case .success(nil): "stopped after \(count)"
      case .success(let place?): "stopped after \(count): the partial report is in \(place)"
      case .failure(let error): "stopped after \(count); \(error)"
      }
    }
    let display =
      arguments.flags.contains("--quiet")
      ? nil : display(options, earlier: path, isFollowed: format == .text && Terminal.streamsAreOne)
    let failsFast = arguments.flags.contains("--fail-fast")
    var report: RunReport
    do {
      report = try await Runner(
        target: target, options: options, wallClock: { Date().timeIntervalSince1970 }
      ).run(
        startedAt: Date(), onStart: { display?.begin($0.id) },
        onResult: { result, soFar in
          guard interruption.note(soFar) else { return false }
          let graded = expectations?.graded(result, in: soFar) ?? result
          display?.note(graded)
          return !(failsFast && graded.isFatal(in: soFar))
        })
    } catch {
      interruption.disarm()
      throw error
    }
    interruption.disarm()
    display?.end()
    if let failures, !failures.keep(report) {
      Terminal.complain("failures cannot be kept: the folder of '--failures' cannot be written")
    }
    if let file = arguments.values["--evidence"] {
      try EvidenceFile.carryOn(file, of: report.subject.contract.name, &report)
    }
    var replays: [(id: RequirementID, token: String)] = []
    if folder != nil {
      replays = ReplayFiles.nameLong(in: path, &report)
      nameSamples(in: path, &report)
    }
    let update = expectations?.conclude(&report)
    // Written first, so that no page is named which is not there; said first, for it was judged.
    let writing = Result { try folder?.write(report, replays: replays) }
    let hasPage = folder != nil && (try? writing.get()) != nil
    let shown = ReportOptions(arguments, folder: hasPage ? path : nil)
    Terminal.print(try ReportFormat.render(report, as: format, options: shown))
    if report.leavesSourceOpen, let remark = DrawingSource.remark(on: arguments.command) {
      Terminal.complain(remark)
    }
    if arguments.flags.contains("--profile-time") {
      for line in report.slowest { Terminal.complain(line) }
    }
    try writing.get()
    try bazel.xmlFile.map { try write(report, as: .junit, to: $0) }
    try update?.write()
    if arguments.flags.contains("--own-code"), report.isSample { throw OwnCode.isSample }
    return report.verdict.exitCode
  }

  /// Where failing cases are kept; `nil` where nobody asked for it.
  private static func failures(_ arguments: Arguments, beside reports: String) -> KeptFailures? {
    if let folder = arguments.values["--failures"] { return KeptFailures(folder: folder) }
    guard arguments.flags.contains("--last-failed") else { return nil }
    let parent = URL(fileURLWithPath: reports).deletingLastPathComponent()
    return KeptFailures(folder: parent.appendingPathComponent("failures").path)
  }

  /// - Parameters:
  ///   - folder: Where an earlier report may lie: it says how long each requirement takes.
  ///   - isFollowed: Whether the report as text comes after it where it is shown.
  private static func display(
    _ options: RunOptions, earlier folder: String, isFollowed: Bool
  ) -> ProgressDisplay {
    let report = isatty(2) == 1 ? try? ReportFile.read("\(folder)/report.json") : nil
    return ProgressDisplay(
      RunProgress(
        plan: options.checks.map(\.id), expected: report?.timing.byRequirement ?? [:],
        columns: Terminal.progressColumns),
      leavesLines: !isFollowed)
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
      guard let shard = Shard(word) else {
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
        commandLine: .program(
          SecretArguments.shown(words).map(ShellQuoting.quote).joined(separator: " ")))
    }
    if arguments.operands.isEmpty, let above = ProjectFileReading.projectAbove() {
      throw UsageError(
        "no subject is named, and the project file is not in this folder but in \(above): go there, or "
          + "name what is to be judged, as in 'auth-conformance run reference'")
    }
    let name = arguments.operands.first ?? "reference"
    return BuiltInSubjects.target(try BuiltInSubjects.named(name).name)
  }
}

extension RequirementResult {
  /// Whether a run that stops at its first failure stops here; what is expected is none.
  fileprivate func isFatal(in report: RunReport) -> Bool {
    grade == .suiteError || report.failsRun(self)
  }
}

extension RunReport {
  /// What took how long, the longest first, until nine tenths of the time are told.
  fileprivate var slowest: [String] {
    let all = timing.byRequirement.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let whole = all.reduce(0) { $0 + $1.value }
    var told = 0.0
    let longest = all.prefix { entry in
      defer { told += entry.value }
      return told < 0.9 * whole
    }
    let lines = longest.map { id, seconds in
      let share = whole > 0 ? Int((100 * seconds / whole).rounded()) : 0
      return
        "time: \(Columns.padded("\(id)", to: 30)) \(String(format: "%8.3f", seconds)) s  \(share) %"
    }
    let rest = all.dropFirst(longest.count)
    let seconds = String(format: "%.3f", rest.reduce(0) { $0 + $1.value })
    return lines + ["time: \(Quantity.text(rest.count, "other requirement")) took \(seconds) s"]
  }
}

extension ReportOptions {
  /// Reads `--quiet` and `--verbose`, and asks the terminal about colour and width.
  ///
  /// - Parameter folder: Where the reports were written; `nil` for nowhere.
  init(_ arguments: Arguments, folder: String? = nil) {
    self.init(
      color: Terminal.wantsColor,
      detail: arguments.flags.contains("--quiet")
        ? .quiet : arguments.flags.contains("--verbose") ? .verbose : .normal,
      columns: Terminal.columns, folder: folder)
    let workspace = SourceWorkspace(
      folder: FileManager.default.currentDirectoryPath,
      checkout: ProcessInfo.processInfo.environment["GITHUB_WORKSPACE"])
    sourcePath = { workspace.path(of: $0) }
  }
}
