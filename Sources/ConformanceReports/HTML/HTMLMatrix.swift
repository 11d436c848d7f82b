package import ConformanceModel
internal import PlainText

/// Several reports side by side: a row a requirement, a column a report.
package struct HTMLMatrix {
  private let reports: [RunReport]
  private let outlines: [ReportOutline]
  private let results: [[RequirementID: RequirementResult]]

  /// - Parameter reports: In the order of the columns; not empty.
  package init(_ reports: [RunReport]) {
    self.reports = reports
    outlines = reports.map { ReportOutline($0) }
    results = reports.map { report in
      Dictionary(report.results.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }
  }

  /// The whole file.
  package var text: String {
    HTMLPage.text(
      titled: outlines.map(\.subject).joined(separator: ", "),
      [header, "<section id=\"all\">\n\(HTMLPage.tools)", areas, "</section>"])
  }

  private var header: String {
    let columns = zip(reports, outlines).map { report, outline in
      "<tr><th scope=\"row\">\(HTMLText.escaped(outline.subject))</th>"
        + "<td><span class=\"grade \(report.verdict.tone)\">\(outline.verdict)</span></td>"
        + "<td>\(outline.counts)</td><td>\(report.profile.rawValue), seed "
        + "\(HTMLText.code(report.seed)), \(HTMLText.line(report.suiteTitle))</td></tr>"
    }
    return """
      <header>
      <h1>\(Quantity.text(reports.count, "report")) side by side</h1>
      <div class="wide" role="region" aria-label="Reports" tabindex="0">
      <table class="matrix">
      <thead><tr><th scope="col">subject</th><th scope="col">verdict</th>\
      <th scope="col">requirements</th><th scope="col">run</th></tr></thead>
      <tbody>
      \(columns.joined(separator: "\n"))
      </tbody>
      </table>
      </div>
      </header>
      """
  }

  /// Each area a table, in the order of the first report that has it; what applies to nobody is
  /// left out.
  private var areas: String {
    var ids: [RequirementID] = []
    var seen: Set<RequirementID> = []
    for report in reports { ids += report.results.map(\.id).filter { seen.insert($0).inserted } }
    ids.removeAll { id in results.allSatisfy { ($0[id]?.grade ?? .notApplicable) == .notApplicable }
    }
    var names: [Substring] = []
    for id in ids where !names.contains(id.areaName) { names.append(id.areaName) }
    return names.map { name in table(String(name), ids.filter { $0.areaName == name }) }
      .joined(separator: "\n")
  }

  private func table(_ area: String, _ ids: [RequirementID]) -> String {
    let titles = outlines.map { "<th scope=\"col\">\(HTMLText.escaped($0.subject))</th>" }
    return """
      <details open class="area">
      <summary>\(HTMLText.line(area))</summary>
      <div class="wide" role="region" aria-label="\(HTMLText.line(area))" tabindex="0">
      <table class="matrix">
      <thead><tr><th scope="col">requirement</th>\(titles.joined())</tr></thead>
      <tbody>
      \(ids.map(row).joined(separator: "\n"))
      </tbody>
      </table>
      </div>
      </details>
      """
  }

  private func row(_ id: RequirementID) -> String {
    let found = results.map { $0[id] }
    let tones = zip(found, outlines).map { result, outline in
      result.map(outline.tone) ?? "none"
    }
    let tone = ["bad", "doubt", "good"].first(where: tones.contains) ?? "none"
    let claim = found.lazy.compactMap(\.self).first?.claim ?? ""
    let sought = HTMLText.escaped(HostileText.line("\(id) \(claim)").lowercased())
    return "<tr data-find=\"\(sought)\" data-tone=\"\(tone)\"><th scope=\"row\">"
      + "\(HTMLText.code(id.rawValue))<p class=\"scope\">\(HTMLText.prose(claim))</p></th>"
      + zip(found, tones).map(cell).joined() + "</tr>"
  }

  /// The grade, and the cause where one was found.
  private func cell(_ result: RequirementResult?, _ tone: String) -> String {
    guard let result else { return "<td>–</td>" }
    let cause = result.evidence?.cause.map { " <small>\(HTMLText.line($0.name))</small>" }
    return "<td><span class=\"grade \(tone)\">\(result.grade.words)</span>\(cause ?? "")</td>"
  }
}
