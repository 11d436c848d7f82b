internal import ConformanceModel
internal import PlainText

extension HTMLReport {
  /// Every requirement by area, with a search where scripts are on.
  var everything: String {
    """
    <section id="all" aria-labelledby="all-title">
    <h2 id="all-title">All requirements <span class="number">\
    \(Quantity.text(report.results.count))</span></h2>
    \(HTMLPage.tools)
    <p class="note">A <i>must</i> that is violated fails the run, a <i>should</i> only with \
    <code>--strict</code>, <i>advice</i> never. Where no level stands, it is a must.</p>
    \(outline.areas.enumerated().map(area).joined(separator: "\n"))
    </section>
    """
  }

  /// How the areas stand, each a link to its requirements.
  var tiles: String {
    let tiles = outline.areas.enumerated().map { index, area in
      let tone = ["bad", "doubt", "good"].first { tone in
        area.results.contains { self.tone(of: $0) == tone }
      }
      return """
        <li class="\(tone ?? "none")"><a href="#area-\(index)">\(HTMLText.line(area.name))</a>
        <small>\(outline.counts(of: area.results))</small></li>
        """
    }
    return "<ul class=\"tiles\">\n\(tiles.joined(separator: "\n"))\n</ul>"
  }

  /// Open where something is to be seen; what does not apply is folded away. What a link names
  /// lies inside, so that a browser opens what holds it.
  private func area(_ index: Int, _ area: (name: String, results: [RequirementResult])) -> String {
    let judged = area.results.filter { $0.grade != .notApplicable }
    let left = area.results.filter { $0.grade == .notApplicable }
    let isOpen = judged.contains { tone(of: $0) != "good" }
    var parts = judged.isEmpty ? [] : [table(judged)]
    if judged.isEmpty {
      parts.append(table(left))
    } else if !left.isEmpty {
      parts.append(
        "<details class=\"left\">\n<summary>\(Quantity.text(left.count)) not applicable</summary>\n"
          + table(left) + "\n</details>")
    }
    return """
      <details\(isOpen ? " open" : "") class="area">
      <summary>\(HTMLText.line(area.name)) <small>\(outline.counts(of: area.results))</small></summary>
      <div id="area-\(index)">
      \(parts.joined(separator: "\n"))
      </div>
      </details>
      """
  }

  private func table(_ results: [RequirementResult]) -> String {
    """
    <table>
    <thead><tr><th scope="col">requirement</th><th scope="col">grade</th>\
    <th scope="col" class="time">seconds</th></tr></thead>
    <tbody>
    \(results.map(row).joined(separator: "\n"))
    </tbody>
    </table>
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
