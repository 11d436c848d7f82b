internal import ConformanceModel
internal import PlainText

/// A report for GitHub's step summaries and comments.
struct MarkdownReport {
  private let outline: ReportOutline

  init(_ report: RunReport) { outline = ReportOutline(report) }

  private var report: RunReport { outline.report }

  /// The whole file.
  var text: String {
    var blocks = [
      "## \(symbol) \(MarkdownText.code(outline.subject)) \(outline.sentence)",
      "\(outline.counts).",
    ]
    if !report.complete { blocks.append("**Stopped before its end: this is a partial report.**") }
    for note in [outline.shard, outline.newer].compactMap(\.self) {
      blocks.append("\(MarkdownText.prose(note)).")
    }
    blocks += outline.leftOpen.map { "Not judged: \(MarkdownText.prose($0))." }
    blocks.append(areas)
    let legend = ReportOutline.legend(of: outline.problems)
    blocks += outline.problems.map { explanation($0, legend) }
    blocks.append(everything)
    blocks.append(
      "<sub>\(report.profile.rawValue) profile · seed \(MarkdownText.code(report.seed)) · "
        + "suite \(MarkdownText.code(report.suiteTitle)) · catalogue \(report.catalogue) · "
        + "\(Numbers.decimal(report.timing.seconds)) s</sub>")
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private var symbol: String {
    switch report.verdict {
    case .conforms: outline.passesAsSample ? "❔" : "✅"
    case .violates: "❌"
    case .suiteError: "💥"
    case .inconclusive: "❔"
    }
  }

  private var areas: String {
    let rows = outline.areas.map { name, results in
      "| \(MarkdownText.prose(name)) | \(outline.counts(of: results)) |"
    }
    let head = ["| area | requirements |", "| --- | --- |"]
    return (head + rows).joined(separator: "\n")
  }

  private func explanation(
    _ result: RequirementResult, _ legend: (id: RequirementID, text: String)?
  ) -> String {
    var lines = [
      "### \(MarkdownText.code(result.id.rawValue)) – \(result.title)", "",
      "- claim: \(MarkdownText.prose(result.claim))",
    ]
    lines += seen("observed", result.evidence?.observed)
    if let legend, legend.id == result.id {
      lines.append("- marks: \(MarkdownText.prose(legend.text))")
    }
    lines += seen(result.drawnLabel, result.evidence?.drawn)
    if let likely = result.evidence?.likely {
      lines.append("- **likely**: \(MarkdownText.prose(likely))")
    }
    if let expectation = result.expectation {
      lines.append("- expected: \(MarkdownText.prose(expectation.sentence))")
    }
    if let remedy = result.remedy { lines.append("- **do**: \(MarkdownText.prose(remedy))") }
    for cause in result.evidence?.also ?? [] {
      lines.append("- **likely**: and \(MarkdownText.prose(cause.sentence))")
      lines += cause.remedy.map { ["- **do**: \(MarkdownText.prose($0))"] } ?? []
    }
    let implied = outline.implied(by: result.id).map { MarkdownText.code($0.id.rawValue) }
    if !implied.isEmpty {
      lines.append("- also fails because of it: \(implied.joined(separator: ", "))")
    }
    let waiting = outline.waiting(for: result.id).map { MarkdownText.code($0.id.rawValue) }
    if !waiting.isEmpty {
      lines.append("- judged once this is repaired: \(waiting.joined(separator: ", "))")
    }
    if let again = result.again { lines.append("- again: \(MarkdownText.code(again))") }
    if let more = result.more { lines.append("- more: \(MarkdownText.code(more))") }
    if let sample = result.sample { lines.append("- sample: \(MarkdownText.code(sample))") }
    return lines.joined(separator: "\n")
  }

  /// One line as code, several as a block, whose blanks count, unless they hold what a reader of
  /// Markdown may take for more than text.
  private func seen(_ label: String, _ texts: [String]?) -> [String] {
    let texts = HostileText.lines(texts ?? [])
    let isPlain = texts.joined().allSatisfy { !"<&@`".contains($0) }
    guard texts.count > 1, isPlain else {
      return texts.map { "- \(label): \(MarkdownText.code($0))" }
    }
    return ["- \(label):", "  ```text"] + texts.map { "  \($0)" } + ["  ```"]
  }

  private var everything: String {
    let rows = report.results.map { result in
      let cause =
        outline.cause(of: result).map {
          ", likely the same mistake as \(MarkdownText.code($0.rawValue))"
        } ?? ""
      let level = result.level == .must ? "" : " (\(result.level.rawValue))"
      let known = result.grade == .expectedFailure ? result.expectation?.sentence : nil
      return "| \(MarkdownText.code(result.id.rawValue)) | \(result.grade.words)\(level)\(cause) "
        + "| \(MarkdownText.prose(known ?? result.scope)) |"
    }
    let title = Quantity.text(report.results.count, "requirement")
    let lines =
      ["<details><summary>All \(title)</summary>", "", "| requirement | grade | scope |"]
      + ["| --- | --- | --- |"] + rows + ["", "</details>"]
    return lines.joined(separator: "\n")
  }
}
