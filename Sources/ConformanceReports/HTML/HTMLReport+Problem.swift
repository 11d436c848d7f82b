internal import ConformanceModel

extension HTMLReport {
  /// Claim, observation, cause, remedy, and how to see it again.
  func problem(_ result: RequirementResult) -> String {
    var rows: [(String, String)] = []
    let evidence = result.evidence
    if !result.scope.isEmpty { rows.append(("scope", "<p>\(HTMLText.prose(result.scope))</p>")) }
    rows.append(("observed", observations(evidence?.observed ?? [])))
    rows.append(("drawn", observations(evidence?.drawn ?? [])))
    rows.append(("likely", paragraph(evidence?.likely)))
    rows.append(("expected", paragraph(result.expectation?.sentence)))
    rows.append(("do", result.remedy.map { "<p class=\"remedy\">\(HTMLText.prose($0))</p>" } ?? ""))
    let implied = outline.implied(by: result.id).map { HTMLText.code($0.id.rawValue) }
    rows.append(("with it", implied.isEmpty ? "" : "<p>\(implied.joined(separator: ", "))</p>"))
    rows.append(("again", command(result.again)))
    rows.append(("sample", command(result.sample)))
    let list = rows.filter { !$0.1.isEmpty }.map { "<dt>\($0)</dt><dd>\($1)</dd>" }
    return """
      <article class="\(tone(of: result))" data-find="\(words(result))" data-tone="\(tone(of: result))">
      <h3>\(HTMLText.code(result.id.rawValue)) <span class="grade \(tone(of: result))">\
      \(result.title)</span></h3>
      <p class="claim">\(HTMLText.prose(result.claim))</p>
      <dl>
      \(list.joined(separator: "\n"))
      </dl>
      </article>
      """
  }

  /// What the search looks through.
  func words(_ result: RequirementResult) -> String {
    // Escapes are shown in capitals, and looked for in small letters like everything else.
    HTMLText.escaped(
      HostileText.line("\(result.id) \(result.grade.words) \(result.claim)").lowercased())
  }

  private func paragraph(_ text: String?) -> String {
    text.map { "<p>\(HTMLText.prose($0))</p>" } ?? ""
  }

  private func command(_ text: String?) -> String {
    text.map { "<pre class=\"command\"><code>\(HTMLText.line($0))</code></pre>" } ?? ""
  }

  /// Lines of evidence; the orders of tasks among them as tables.
  private func observations(_ texts: [String]) -> String {
    guard !texts.isEmpty else { return "" }
    let lines = HostileText.lines(texts)
    guard let table = ScheduleTable(lines) else { return list(lines[...]) }
    return list(lines[..<table.range.lowerBound]) + table.html
      + list(lines[table.range.upperBound...])
  }

  private func list(_ lines: ArraySlice<String>) -> String {
    guard !lines.isEmpty else { return "" }
    let items = lines.map { "<li>\(HTMLText.escaped($0))</li>" }
    return "<ul class=\"lines\">\n\(items.joined(separator: "\n"))\n</ul>"
  }
}
