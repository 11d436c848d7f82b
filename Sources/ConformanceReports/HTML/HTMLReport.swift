internal import ConformanceModel
internal import PlainText

/// A report for a browser: one file that needs no network and works without scripts.
struct HTMLReport {
  let outline: ReportOutline
  /// What was measured, where that is to be shown as well.
  let bench: BenchReport?
  private let places: [RequirementID: Int]

  init(_ report: RunReport, bench: BenchReport? = nil) {
    outline = ReportOutline(report)
    self.bench = bench
    places = Dictionary(
      report.results.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  var report: RunReport { outline.report }

  /// The whole file.
  var text: String {
    let problems = outline.problems
    let parts = [
      header, tiles,
      section("problems", "What is wrong", [index(problems)] + problems.map(problem), problems),
      section(
        "known", "Known failures", outline.expectedFailures.map(problem), outline.expectedFailures),
      everything, letters, speed, footer,
    ]
    return HTMLPage.text(titled: "\(outline.verdict): \(outline.subject)", parts)
  }

  /// - Parameter counted: What the title counts.
  private func section(
    _ id: String, _ title: String, _ content: [String], _ counted: [some Any]
  ) -> String {
    guard !counted.isEmpty else { return "" }
    return """
      <section id="\(id)" aria-labelledby="\(id)-title">
      <h2 id="\(id)-title">\(title) <span class="number">\(Quantity.text(counted.count))</span></h2>
      \(content.filter { !$0.isEmpty }.joined(separator: "\n"))
      </section>
      """
  }

  /// What is wrong at a glance, where it is more than one thing.
  private func index(_ problems: [RequirementResult]) -> String {
    guard problems.count > 1 else { return "" }
    let items = problems.map { result in
      "<li><a href=\"#\(anchor(of: result))\">\(HTMLText.code(result.id.rawValue))</a> "
        + "\(HTMLText.prose(result.evidence?.likely ?? result.claim))</li>"
    }
    return "<ol class=\"index\">\n\(items.joined(separator: "\n"))\n</ol>"
  }

  /// Where a failure is explained; ids come from files too, so that a number stands for them.
  func anchor(of result: RequirementResult) -> String {
    "result-\(places[result.id] ?? 0)"
  }

  private var letters: String {
    let plots = (report.plots ?? []).enumerated().compactMap { index, plot in
      LetterFigures(plot, id: "plot-\(index)")?.html
    }
    return section("letters", "Letters", plots, plots)
  }

  private var speed: String {
    guard let bench else { return "" }
    let figures = bench.subjects.enumerated().compactMap { index, subject in
      BenchBars(
        bench.results.filter { $0.subject == subject }, of: subject, yardstick: bench.yardstick,
        id: "bench-\(index)")?.html
    }
    return section("speed", "Speed", figures, figures)
  }

  private var footer: String {
    """
    <footer>
    <p>Exit code \(report.verdict.exitCode): 0 as expected, 1 a must failed, 2 the suite, the adapter \
    or the command line is at fault, 3 inconclusive.</p>
    <p><code>auth-conformance explain ID</code> gives a requirement’s reason, source and remedy; the \
    line after <i>again</i> repeats one verdict. What is <i>drawn</i> comes from the subject’s own \
    randomness and differs from run to run.</p>
    </footer>
    """
  }
}

extension ReportOutline {
  /// The class of the verdict's colour in the page.
  var tone: String { passesAsSample ? "doubt" : report.verdict.tone }

  /// The class of a result's colour in the page: red only for what fails the run.
  func tone(of result: RequirementResult) -> String {
    isReportedOnly(result) ? "doubt" : result.grade.tone
  }
}

extension RunVerdict {
  /// The class of a verdict's colour in the page.
  var tone: String {
    switch self {
    case .conforms: "good"
    case .violates, .suiteError: "bad"
    case .inconclusive: "doubt"
    }
  }
}

extension Grade {
  /// The class of a grade's colour in the page.
  var tone: String {
    switch self {
    case .pass: "good"
    case .fail, .wrongReason, .crash, .hang, .suiteError, .unexpectedPass, .staleExpectation: "bad"
    case .expectedFailure, .insufficientData, .inconclusive: "doubt"
    case .notApplicable: "none"
    }
  }
}
