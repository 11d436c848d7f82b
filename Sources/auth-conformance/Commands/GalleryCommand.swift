internal import AuthConformance
internal import AuthGallery
internal import ConformanceReports
internal import ConformanceRunner
internal import Foundation

/// `gallery`: every known-bad and known-good subject, and which check caught which.
enum GalleryCommand {
  static func perform(_ arguments: Arguments) async throws -> Int32 {
    var options = RunOptions()
    options.profile = try arguments.choice("--profile", "profile") ?? .standard
    options.seed = try arguments.seed()
    if let seconds = try arguments.number("--time-limit", 1...86_400) {
      options.timeLimit = .seconds(seconds)
    }
    let jobs = try arguments.number("--jobs", 1...64) ?? 2
    let folder = try arguments.reports().map(ReportFolder.init(path:))
    try folder?.verifyWritable(isGallery: true)
    let subjects = try subjects(arguments.operands)
    let entries = try await entries(subjects, options, jobs: jobs)
    StopSignals.giveWay()
    let report = GalleryReport(entries, isWhole: subjects.count == Gallery.subjects.count)
    Terminal.print(try report.render(as: .text, color: Terminal.wantsColor))
    try folder?.write(report)
    return report.asDeclared && report.unproven.isEmpty ? 0 : 1
  }

  /// The subjects of these names, in the gallery's order and each once; all where none is named.
  static func subjects(_ names: [String]) throws(UsageError) -> [GallerySubject] {
    guard !names.isEmpty else { return Gallery.subjects }
    var chosen: Set<String> = []
    for name in names { chosen.insert(try BuiltInSubjects.named(name).name) }
    return Gallery.subjects.filter { chosen.contains($0.name) }
  }

  /// Judges the subjects, `jobs` at a time; the entries keep the gallery's order.
  private static func entries(
    _ subjects: [GallerySubject], _ options: RunOptions, jobs: Int
  ) async throws -> [GalleryReport.Entry] {
    try await withThrowingTaskGroup(of: (Int, GalleryReport.Entry).self) { group in
      var entries: [GalleryReport.Entry?] = Array(repeating: nil, count: subjects.count)
      for (index, subject) in subjects.enumerated() {
        if index >= jobs, let (done, entry) = try await group.next() { entries[done] = entry }
        // The whole gallery takes minutes.
        if index > 0, index.isMultiple(of: 50) {
          Terminal.complain("\(index) of \(subjects.count) subjects have begun")
        }
        group.addTask { (index, try await entry(subject, options)) }
      }
      for try await (done, entry) in group { entries[done] = entry }
      return entries.compactMap(\.self)
    }
  }

  private static func entry(
    _ subject: GallerySubject, _ options: RunOptions
  ) async throws -> GalleryReport.Entry {
    var options = options
    options.profile = max(options.profile, subject.profile)
    let runner = Runner(
      target: BuiltInSubjects.target(subject.name), options: options,
      wallClock: { Date().timeIntervalSince1970 })
    let report = try await runner.run(startedAt: Date(timeIntervalSince1970: 0))
    let kind: GalleryReport.Kind =
      switch subject.kind {
      case .reference: .reference
      case .knownBad: .knownBad
      case .legal: .legal
      }
    // One defect may keep other requirements from being judged; a correct subject has no excuse.
    let undecided: Set<Grade> =
      subject.kind == .knownBad
      ? [.suiteError, .inconclusive] : [.suiteError, .inconclusive, .insufficientData]
    let open = report.results.filter { undecided.contains($0.grade) }
    let unexpected = open.filter { !subject.leavesOpen.contains($0.id) }.map { result in
      let seen = (result.evidence?.observed.first).map { ": \($0)" } ?? ""
      return "\(result.id) is \(result.grade.rawValue)\(seen)"
    }
    let decided = subject.leavesOpen.subtracting(open.map(\.id)).sorted().map { id in
      "\(id) has a verdict, which is declared to be impossible"
    }
    return GalleryReport.Entry(
      name: subject.name, kind: kind, violates: subject.violates,
      blamed: Set(report.results.filter(\.grade.blamesSubject).map(\.id)),
      causes: subject.causes.map(\.name), named: report.namedCauses.map(\.name),
      anomalies: unexpected + decided)
  }
}
