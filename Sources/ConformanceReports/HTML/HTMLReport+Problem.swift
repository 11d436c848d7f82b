internal import ConformanceModel
internal import PlainText

extension HTMLReport {
  /// Claim, observation, cause, remedy, what else it explains, and how to see it again.
  func problem(_ result: RequirementResult) -> String {
    let evidence = result.evidence
    var rows = [("claim", paragraph(result.claim))] + observed(result)
    rows.append(("likely", telling(evidence?.likely)))
    rows.append(("expected", paragraph(result.expectation?.sentence)))
    rows.append(("do", telling(result.remedy)))
    for cause in evidence?.also ?? [] {
      rows.append(("likely", telling("and \(cause.sentence)")))
      rows.append(("do", telling(cause.remedy)))
    }
    rows.append(("with it", outline.implied(by: result.id).map(follower).joined(separator: "\n")))
    rows.append(("later", outline.waiting(for: result.id).map(follower).joined(separator: "\n")))
    rows.append(("scope", paragraph(result.scope.isEmpty ? nil : result.scope)))
    rows.append(("again", command(result.again)))
    rows.append(("sample", command(result.sample)))
    return """
      <article id="\(anchor(of: result))" class="\(tone(of: result))" data-find="\(words(result))" data-tone="\(tone(of: result))">
      <h3>\(HTMLText.code(result.id.rawValue)) <span class="grade \(tone(of: result))">\
      \(result.title)</span></h3>
      \(list(rows))
      </article>
      """
  }

  private func observed(_ result: RequirementResult) -> [(String, String)] {
    let evidence = result.evidence
    return [
      ("observed", observations(evidence?.observed ?? [])),
      (result.drawnLabel, observations(evidence?.drawn ?? [])),
      ("further", further(evidence?.further ?? [])),
    ]
  }

  private func list(_ rows: [(String, String)]) -> String {
    let items = rows.filter { !$0.1.isEmpty }.map { "<dt>\($0)</dt><dd>\($1)</dd>" }
    return "<dl>\n\(items.joined(separator: "\n"))\n</dl>"
  }

  /// What a line such as "and 6 more" counts: closed.
  private func further(_ texts: [String]) -> String {
    guard !texts.isEmpty else { return "" }
    return "<details>\n<summary>\(Quantity.text(texts.count, "line"))</summary>\n"
      + "\(list(HostileText.lines(texts)[...]))\n</details>"
  }

  /// What the same mistake brought with it: closed, and not explained again.
  private func follower(_ result: RequirementResult) -> String {
    let rows =
      [("claim", paragraph(result.claim))] + observed(result)
      + [("again", command(result.again))]
    return """
      <details>
      <summary>\(HTMLText.code(result.id.rawValue)) \(result.title)</summary>
      \(list(rows))
      </details>
      """
  }

  /// What the search looks through.
  func words(_ result: RequirementResult) -> String {
    // Escapes are shown in capitals, and looked for in small letters like everything else.
    HTMLText.escaped(
      HostileText.line("\(result.id) \(result.grade.words) \(result.claim)").lowercased())
  }

  /// Cause and remedy, which are read first.
  private func telling(_ text: String?) -> String {
    text.map { "<p class=\"telling\">\(HTMLText.prose($0))</p>" } ?? ""
  }

  private func paragraph(_ text: String?) -> String {
    text.map { "<p>\(HTMLText.prose($0))</p>" } ?? ""
  }

  /// A command, which is not parted at the hyphens of its options.
  private func command(_ text: String?) -> String {
    guard let text else { return "" }
    let words = HTMLText.line(text).split(separator: " ", omittingEmptySubsequences: false)
    let shown = words.map { $0.hasPrefix("-") ? "<span>\($0)</span>" : String($0) }
    return "<pre class=\"command\"><code>\(shown.joined(separator: " "))</code></pre>"
  }

  /// Lines of evidence; the orders of tasks among them as tables.
  private func observations(_ texts: [String]) -> String {
    guard !texts.isEmpty else { return "" }
    let lines = HostileText.lines(texts)
    guard let table = ScheduleTable(lines) else { return list(lines[...]) }
    let legend = OrderMarks.legend(of: lines).map { "<p class=\"marks\">\(HTMLText.prose($0))</p>" }
    return list(lines[..<table.range.lowerBound]) + table.html + (legend ?? "")
      + list(lines[table.range.upperBound...])
  }

  private func list(_ lines: ArraySlice<String>) -> String {
    guard !lines.isEmpty else { return "" }
    let items = lines.map { "<li>\(HTMLText.unbroken(HTMLText.escaped($0)))</li>" }
    return "<ul class=\"lines\">\n\(items.joined(separator: "\n"))\n</ul>"
  }
}
