internal import ConformanceModel
internal import PlainText

extension ReportComparison {
  /// The comparison as a comment on a pull request.
  package var markdown: String {
    let symbol = isRegression ? "❌" : "✅"
    let word = isRegression ? "is worse" : rows.isEmpty ? "is as before" : "is no worse"
    var blocks = ["## \(symbol) \(MarkdownText.code(new.subject.name)) \(word)", "\(counts)."]
    blocks += warnings.map { "> note: \(MarkdownText.prose($0))" }
    for change in Change.allCases where !rows(change).isEmpty { blocks.append(table(change)) }
    blocks += rows.filter { row in
      [.worse, .new].contains(row.change) && row.new.map(new.isGrave) ?? false
    }.compactMap(\.new).map(explanation)
    blocks.append(
      "<sub>seed \(MarkdownText.code(new.seed)) · suite \(MarkdownText.code(new.suite)) · "
        + "catalogue \(new.catalogue)</sub>")
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private func table(_ change: Change) -> String {
    let lines = rows(change).prefix(HostileText.listLimit).map { row in
      "| \(MarkdownText.code(row.id)) | \(grades(of: row)) |"
    }
    let left = rows(change).count - lines.count
    let more = left == 0 ? [] : ["", "… \(Quantity.text(left)) more"]
    return
      (["**\(Self.title(change))**", "", "| requirement | grade |", "| --- | --- |"]
      + lines + more).joined(separator: "\n")
  }

  private func explanation(_ result: RequirementResult) -> String {
    var lines = [
      "### \(MarkdownText.code(result.id.rawValue))", "", "> \(MarkdownText.prose(result.claim))",
    ]
    lines.append("")
    lines += details(of: result).map { "- \(MarkdownText.prose($0))" }
    if let again = result.again { lines.append("- again: \(MarkdownText.code(again))") }
    return lines.joined(separator: "\n")
  }
}
