internal import ConformanceModel
internal import PlainText

extension HTMLReport {
  /// Every requirement by area, with a search where scripts are on.
  var everything: String {
    """
    <section id="all" aria-labelledby="all-title">
    <h2 id="all-title">All requirements <span class="number">\
    \(Quantity.text(report.results.count))</span></h2>
    <form id="tools" hidden>
    <label>Search <input type="search" id="find" autocomplete="off" spellcheck="false"></label>
    <label><input type="checkbox" data-tone="good" checked> pass</label>
    <label><input type="checkbox" data-tone="bad" checked> fail</label>
    <label><input type="checkbox" data-tone="doubt" checked> reported or undecided</label>
    <label><input type="checkbox" data-tone="none" checked> not applicable</label>
    <output id="shown" for="find" aria-live="polite"></output>
    </form>
    \(outline.areas.map(area).joined(separator: "\n"))
    </section>
    """
  }

  private func area(_ name: String, _ results: [RequirementResult]) -> String {
    let tones: [(String, String)] = [
      ("good", "pass"), ("bad", "fail"), ("doubt", "reported or undecided"),
      ("none", "not applicable"),
    ]
    let said = tones.compactMap { tone, word in
      let count = results.count { self.tone(of: $0) == tone }
      return count == 0 ? nil : "\(Quantity.text(count)) \(word)"
    }
    return """
      <details open class="area">
      <summary>\(HTMLText.line(name)) <small>\(said.joined(separator: ", "))</small></summary>
      <table>
      <thead><tr><th scope="col">requirement</th><th scope="col">grade</th>\
      <th scope="col" class="time">seconds</th></tr></thead>
      <tbody>
      \(results.map(row).joined(separator: "\n"))
      </tbody>
      </table>
      </details>
      """
  }

  private func row(_ result: RequirementResult) -> String {
    let tone = tone(of: result)
    let level = result.level == .must ? "" : " (\(result.level.rawValue))"
    let cause =
      outline.cause(of: result).map { " <small>from \(HTMLText.code($0.rawValue))</small>" } ?? ""
    let known = result.grade == .expectedFailure ? result.expectation?.sentence : nil
    let seconds = report.timing.byRequirement[result.id].map(Numbers.decimal) ?? ""
    return "<tr data-find=\"\(words(result))\" data-tone=\"\(tone)\"><th scope=\"row\">"
      + "\(HTMLText.code(result.id.rawValue))<p>\(HTMLText.prose(result.claim))</p>"
      + "<p class=\"scope\">\(HTMLText.prose(known ?? result.scope))</p></th>"
      + "<td><span class=\"grade \(tone)\">\(result.grade.words)\(level)</span>\(cause)</td>"
      + "<td class=\"time\">\(seconds)</td></tr>"
  }
}
