internal import ConformanceModel
internal import PlainText

extension HTMLReport {
  /// The verdict first, then who, how many, and how it was judged.
  var header: String {
    let name = HTMLText.escaped(Columns.shortened(outline.subject, to: 120))
    var lines = [
      "<header>",
      "<a class=\"skip\" href=\"#all\">Skip to all requirements</a>",
      "<h1><span class=\"verdict \(outline.tone)\">\(outline.verdict)</span> "
        + "<span class=\"subject\">\(name)</span></h1>",
      "<p class=\"sentence\">\(name) \(outline.sentence): "
        + "\(outline.counts).</p>",
      countBar,
    ]
    if !report.complete {
      lines.append("<p class=\"warning\">Stopped before its end: this is a partial report.</p>")
    }
    for note in [outline.shard, outline.newer].compactMap(\.self) {
      lines.append("<p class=\"note\">\(HTMLText.escaped(note)).</p>")
    }
    lines += outline.leftOpen.map {
      "<p class=\"note\">Not judged: \(HTMLText.escaped($0)).</p>"
    }
    return (lines + [facts, "</header>"]).filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private var facts: String {
    let facts: [(String, String)] = [
      ("command", HTMLText.code("\(report.subject.commandLine)")),
      ("profile", report.profile.rawValue), ("seed", HTMLText.code(report.seed)),
      ("suite", HTMLText.line(report.suiteTitle)), ("catalogue", String(report.catalogue)),
      ("began", HTMLText.line(report.timing.startedAt) + " UTC"),
      ("took", Numbers.decimal(report.timing.seconds) + " s"),
    ]
    let rows = facts.map { "<div><dt>\($0)</dt><dd>\($1)</dd></div>" }
    return "<dl class=\"facts\">\n\(rows.joined(separator: "\n"))\n</dl>"
  }

  /// One bar, parted by what became of the requirements.
  private var countBar: String {
    let total = report.results.count
    guard total > 0 else { return "" }
    let tones = ["good", "doubt", "bad", "none"]
    let counts = tones.map { tone in report.results.count { self.tone(of: $0) == tone } }
    var x = 0.0
    var parts: [String] = []
    for (tone, count) in zip(tones, counts) where count > 0 {
      let width = Double(count) / Double(total) * 1000
      parts.append(
        "<rect class=\"\(tone)\" x=\"\(Numbers.decimal(x))\" width=\"\(Numbers.decimal(width))\" "
          + "height=\"10\"/>")
      x += width
    }
    return "<svg class=\"bar\" viewBox=\"0 0 1000 10\" preserveAspectRatio=\"none\" role=\"img\" "
      + "aria-label=\"Of \(Quantity.text(total, "requirement")): \(outline.counts)\">"
      + parts.joined() + "</svg>"
  }

  /// The colour of a result: red only for what fails the run.
  func tone(of result: RequirementResult) -> String { outline.tone(of: result) }
}
