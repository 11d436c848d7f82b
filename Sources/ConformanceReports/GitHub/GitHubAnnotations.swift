internal import ConformanceModel

/// Workflow commands that GitHub shows beside a run: an error for what fails it, a warning for
/// what is undecided, a notice for what is reported only.
///
/// GitHub keeps ten annotations of each kind of a step, so that only what nothing else explains is
/// written, what fails the run first.
struct GitHubAnnotations {
  private let outline: ReportOutline

  private let sourcePath: @Sendable (String) -> String?

  /// - Parameter sourcePath: ``ReportOptions/sourcePath``.
  init(_ report: RunReport, sourcePath: @escaping @Sendable (String) -> String? = { _ in nil }) {
    outline = ReportOutline(report)
    self.sourcePath = sourcePath
  }

  /// One line each; one notice where nothing is wrong, a warning where that says nothing.
  var text: String {
    let lines = outline.problems.map(annotation)
    let summary = command(
      outline.passesAsSample ? "warning" : "notice",
      title: "\(outline.verdict) \(outline.subject)",
      "\(outline.subject) \(outline.sentence): \(outline.counts)")
    return ([summary] + lines).joined(separator: "\n") + "\n"
  }

  private func annotation(_ result: RequirementResult) -> String {
    let evidence = result.evidence
    let withIt = outline.implied(by: result.id).map(\.id.rawValue).joined(separator: ", ")
    let later = outline.waiting(for: result.id).map(\.id.rawValue).joined(separator: ", ")
    // A list of annotations shows the first lines only, and in letters of unequal width: tables
    // and stories are left to the report.
    let besides: [String?] = (evidence?.also ?? []).flatMap { cause in
      ["likely: and \(cause.sentence)", cause.remedy.map { "do: \($0)" }]
    }
    // Of a process that ended, what it said with its last breath is the place to look at.
    let said: [String?] =
      result.grade == .crash ? evidence?.drawn ?? [] : examples(of: result)
    let first: [String?] =
      [result.firstObservation] + said
      + [evidence?.likely.map { "likely: \($0)" }, result.remedy.map { "do: \($0)" }]
    let last: [String?] = [
      result.grade.blamesSubject ? "must hold: \(result.claim)" : "claim: \(result.claim)",
      result.expectation.map { "expected: \($0.sentence)" },
      withIt.isEmpty ? nil : "also fails because of it: \(withIt)",
      later.isEmpty ? nil : "judged once this is repaired: \(later)",
      result.again.map { "again: \($0)" }, result.more.map { "more: \($0)" },
    ]
    let lines = (first + besides + last).compactMap(\.self)
    return command(
      level(of: result), at: place(of: result), title: "\(result.id) \(result.title)",
      lines.map { HostileText.line($0) }.joined(separator: "\n"))
  }

  /// The first cases of those that the first line counts, such as two of many tokens, or what a
  /// story is about, or a letter that was drawn; a line that is set in belongs to a table or a story.
  private func examples(of result: RequirementResult) -> [String] {
    let evidence = result.evidence
    let told = (evidence?.observed ?? []).dropFirst().prefix { $0.first != " " }
    let further = evidence?.further ?? []
    let cases = told.prefix(told.count - (further.isEmpty ? 0 : 1))
    guard !told.isEmpty else {
      return (evidence?.drawn ?? []).prefix(1).filter { $0 != result.firstObservation }
    }
    let left = cases.count + further.count - 2
    return cases.prefix(2).filter { $0 != result.firstObservation }
      + (left > 0 ? ["and \(left) more"] : [])
  }

  /// The first place in the evidence that lies in the workspace, whose file GitHub can show.
  private func place(of result: RequirementResult) -> SourcePlace? {
    let lines = (result.evidence?.drawn ?? []) + (result.evidence?.observed ?? [])
    return lines.prefix(HostileText.listLimit).lazy
      .flatMap { SourcePlace.all(in: HostileText.cut($0)) }
      .compactMap { place in
        sourcePath(place.path).map { SourcePlace(path: $0, line: place.line) }
      }.first
  }

  private func level(of result: RequirementResult) -> String {
    if outline.report.failsRun(result) || result.grade == .suiteError { return "error" }
    return outline.isGrave(result) ? "warning" : "notice"
  }

  /// One workflow command; its escapes are those of GitHub's toolkit.
  private func command(
    _ kind: String, at place: SourcePlace? = nil, title: String, _ message: String
  ) -> String {
    let position = place.map { "file=\(property($0.path)),line=\($0.line)," } ?? ""
    return "::\(kind) \(position)title=\(property(title))::\(escaped(message))"
  }

  private func property(_ text: String) -> String {
    escaped(HostileText.line(text)).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }

  private func escaped(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }
}
