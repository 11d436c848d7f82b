package import ConformanceModel

/// A way to write down a ``RunReport``.
package enum ReportFormat: String, CaseIterable, Sendable {
  /// For a terminal.
  case text
  /// For programs; the only format that can be read back.
  case json
  /// For the test pages of CI services.
  case junit
  /// For GitHub's step summaries and comments.
  case markdown
  /// For a browser: one file.
  case html
  /// For the log of a GitHub workflow, which shows them as annotations.
  case github
  /// The verdict as a small picture, SVG.
  case badge

  /// The formats in a folder of reports.
  package static let filed: [ReportFormat] = [.text, .json, .junit, .markdown, .html]

  /// The name of the file in a folder of reports.
  package var fileName: String {
    switch self {
    case .text: "report.txt"
    case .json: "report.json"
    case .junit: "junit.xml"
    case .markdown: "report.md"
    case .html: "report.html"
    case .github: "annotations.txt"
    case .badge: "badge.svg"
    }
  }

  /// Writes a report in a format.
  ///
  /// - Parameters:
  ///   - report: What a run found out, by this or another version of the suite.
  ///   - format: How to write it.
  ///   - options: What ``text`` shows, and where ``github`` finds files; all formats but the first
  ///     are complete and never coloured.
  ///   - bench: What was measured; ``html`` draws it, the other formats leave it out.
  /// - Returns: The whole file, with a newline at its end.
  /// - Throws: `EncodingError` for ``json`` where a duration is not a number.
  package static func render(
    _ report: RunReport, as format: ReportFormat, options: ReportOptions = ReportOptions(),
    bench: BenchReport? = nil
  ) throws -> String {
    switch format {
    case .text: TextReport(report, options: options).text
    case .json: try JSONReport.encode(report)
    case .junit: JUnitReport(report).text
    case .markdown: MarkdownReport(report).text
    case .html: HTMLReport(report, bench: bench).text
    case .github: GitHubAnnotations(report, sourcePath: options.sourcePath).text
    case .badge: BadgeReport(report).text
    }
  }
}

/// What a text report shows.
package struct ReportOptions: Sendable {
  /// How much of a report is shown.
  package enum Detail: String, CaseIterable, Sendable {
    /// The headline, and what is wrong.
    case quiet
    /// One line an area, and one a failure, as well.
    case normal
    /// Everything: every requirement with its scope and duration, every failing case.
    case verbose
  }

  /// Whether ANSI colours are written.
  package var color: Bool
  /// How much is shown.
  package var detail: Detail
  /// How wide a line may be.
  package var columns: Int
  /// The folder in which the report lies; `nil` where it lies in none.
  package var folder: String?
  /// The path of a file that a report names, from the top of the workspace on; `nil` where no such
  /// file lies in it.
  package var sourcePath: @Sendable (String) -> String? = { _ in nil }

  /// - Parameters:
  ///   - color: True only for a terminal whose user has not set `NO_COLOR`.
  ///   - detail: How much is shown.
  ///   - columns: How wide a line may be.
  ///   - folder: Where the report lies.
  package init(
    color: Bool = false, detail: Detail = .normal, columns: Int = Columns.width,
    folder: String? = nil
  ) {
    self.color = color
    self.detail = detail
    self.columns = columns
    self.folder = folder
  }
}
