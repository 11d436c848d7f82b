internal import AuthConformance
internal import AuthGallery
internal import ConformanceReports
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
    let subjects =
      try arguments.operands.first.map { [try BuiltInSubjects.named($0)] } ?? Gallery.subjects
    let report = GalleryReport(try await rows(subjects, options, jobs: jobs))
    Terminal.print(report.text(color: Terminal.wantsColor))
    if let folder = arguments.values["--reports"] {
      try ReportFolder(path: folder).write([
        ("gallery.txt", Data(report.text(color: false).utf8)),
        ("gallery.md", Data(report.markdown.utf8)),
        ("gallery.json", Data(try report.json().utf8)),
      ])
    }
    return report.agrees ? 0 : 1
  }

  /// Judges the subjects, `jobs` at a time; the rows keep the gallery's order.
  private static func rows(
    _ subjects: [GallerySubject], _ options: RunOptions, jobs: Int
  ) async throws -> [GalleryRow] {
    try await withThrowingTaskGroup(of: (Int, GalleryRow).self) { group in
      var rows: [GalleryRow?] = Array(repeating: nil, count: subjects.count)
      for (index, subject) in subjects.enumerated() {
        if index >= jobs, let (done, row) = try await group.next() { rows[done] = row }
        group.addTask { (index, try await row(subject, options)) }
      }
      for try await (done, row) in group { rows[done] = row }
      return rows.compactMap(\.self)
    }
  }

  private static func row(
    _ subject: GallerySubject, _ options: RunOptions
  ) async throws -> GalleryRow {
    let runner = Runner(target: BuiltInSubjects.target(subject.name), options: options)
    let report = try await runner.run(startedAt: Date(timeIntervalSince1970: 0))
    return GalleryRow(
      name: subject.name, kind: subject.kind.rawValue, violates: subject.violates, report: report)
  }
}
