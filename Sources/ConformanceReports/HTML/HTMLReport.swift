internal import ConformanceModel
internal import PlainText

/// A report for a browser: one file that needs no network and works without scripts.
///
/// Everything that comes from a subject or a file goes through ``HTMLText``. The page's policy
/// allows its own style and script by their digests and nothing else, so that text that got
/// through nevertheless could neither run nor load anything.
struct HTMLReport {
  let outline: ReportOutline
  /// What was measured, where that is to be shown as well.
  let bench: BenchReport?

  init(_ report: RunReport, bench: BenchReport? = nil) {
    outline = ReportOutline(report)
    self.bench = bench
  }

  var report: RunReport { outline.report }

  /// The whole file.
  var text: String {
    let problems = outline.problems
    let parts = [
      head, header, section("problems", "What is wrong", problems.map(problem)),
      section("known", "Known failures", outline.expectedFailures.map(problem)), letters, speed,
      everything, footer,
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n") + "\n</body>\n</html>\n"
  }

  private var head: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="referrer" content="no-referrer">
    <meta http-equiv="Content-Security-Policy" content="\(policy)">
    <title>\(outline.verdict): \(HTMLText.escaped(outline.subject))</title>
    <style>\(HTMLStyle.text)</style>
    </head>
    <body>
    """
  }

  private var policy: String {
    "default-src 'none'; base-uri 'none'; form-action 'none'; "
      + "style-src 'sha256-\(HTMLStyle.digest)'; script-src 'sha256-\(HTMLScript.digest)'"
  }

  private func section(_ id: String, _ title: String, _ content: [String]) -> String {
    guard !content.isEmpty else { return "" }
    return """
      <section id="\(id)" aria-labelledby="\(id)-title">
      <h2 id="\(id)-title">\(title) <span class="number">\(Quantity.text(content.count))</span></h2>
      \(content.joined(separator: "\n"))
      </section>
      """
  }

  private var letters: String {
    let plots = (report.plots ?? []).enumerated().compactMap { index, plot in
      LetterFigures(plot, id: "plot-\(index)")?.html
    }
    return section("letters", "Letters", plots)
  }

  private var speed: String {
    guard let bench else { return "" }
    let figures = bench.subjects.enumerated().compactMap { index, subject in
      BenchBars(
        bench.results.filter { $0.subject == subject }, of: subject, yardstick: bench.yardstick,
        id: "bench-\(index)")?.html
    }
    return section("speed", "Speed", figures)
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
    <script>\(HTMLScript.text)</script>
    """
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
