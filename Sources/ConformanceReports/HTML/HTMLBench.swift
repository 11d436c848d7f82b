package import ConformanceModel
internal import PlainText

/// What `bench` measured, as a page: bars of one run, and the trend over several.
package struct HTMLBench {
  private let reports: [BenchReport]

  /// - Parameter reports: Not empty; drawn in the order of their time.
  package init(_ reports: [BenchReport]) {
    self.reports = reports.sorted { $0.startedAt < $1.startedAt }
  }

  /// The whole file.
  package var text: String {
    HTMLPage.text(
      titled: "\(subjects.joined(separator: ", ")): speed",
      [header] + (reports.count == 1 ? bars(reports[0]) : subjects.enumerated().map(trends)),
      isSearched: false)
  }

  private var subjects: [String] {
    reports.flatMap(\.subjects).reduce(into: []) { names, name in
      if !names.contains(name) { names.append(name) }
    }
  }

  private var header: String {
    let rows = reports.map { report in
      "<tr><th scope=\"row\">\(HTMLText.line(report.startedAt))</th>"
        + "<td>\(Quantity.text(report.results.count, "benchmark"))"
        + "\(report.complete ? "" : ", stopped early")</td>"
        + "<td>\(HTMLText.line(report.machine.system)), "
        + "\(HTMLText.line(report.machine.architecture)), "
        + "\(Quantity.text(report.machine.processors, "processor"))</td>"
        + "<td>\(HTMLText.line(report.suite)), \(HTMLText.line(report.build))</td></tr>"
    }
    return """
      <header>
      <h1>Speed <small>\(Quantity.text(reports.count, "run"))</small></h1>
      <details class="numbers"><summary>When and where it was measured</summary>
      <div class="wide" role="region" aria-label="Runs" tabindex="0">
      <table class="matrix">
      <thead><tr><th scope="col">run</th><th scope="col">measured</th><th scope="col">machine</th>\
      <th scope="col">suite</th></tr></thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody>
      </table>
      </div>
      </details>
      </header>
      """
  }

  private func bars(_ report: BenchReport) -> [String] {
    report.subjects.enumerated().compactMap { index, subject in
      BenchBars(
        report.results.filter { $0.subject == subject }, of: subject,
        yardstick: report.yardstick, id: "bench-\(index)")?.html
    }
  }

  private func trends(_ number: Int, of subject: String) -> String {
    var names: [String] = []
    for result in reports.flatMap(\.results)
    where result.subject == subject && !names.contains(result.benchmark) {
      names.append(result.benchmark)
    }
    let figures = names.enumerated().compactMap { index, name in
      let points = reports.flatMap { report in
        report.results.filter { $0.subject == subject && $0.benchmark == name }
          .map { BenchTrend.Point(startedAt: report.startedAt, result: $0) }
      }
      return BenchTrend(
        points, of: name, yardstick: reports[0].yardstick, id: "trend-\(number)-\(index)")?.html
    }
    return "<h2>\(HTMLText.line(subject))</h2>\n"
      + (figures.isEmpty
        ? "<p>No benchmark was measured in two of the runs.</p>"
        : figures.joined(separator: "\n"))
  }
}
