internal import ConformanceModel
internal import PlainText

/// A bar for each letter, between the exact limits that chance leaves but once in 1e12 samples.
struct LetterFrequency {
  let plot: LetterPlot
  /// Fit to be shown.
  let letters: [String]
  let id: String

  private static let pitch = 11
  private static let left = 8
  private static let right = 124
  private static let height = 240
  private static let baseline = 216

  /// The figure: the drawing, what it shows in words, and the numbers as a table.
  var html: String {
    let width = Self.left + letters.count * Self.pitch + Self.right
    let parts = [bars, limitLines(to: width), names]
    return """
      <figure>
      <div class="wide" role="region" aria-label="Letter frequencies" tabindex="0">
      <svg class="plot" viewBox="0 0 \(width) \(Self.height)" width="\(width)" \
      height="\(Self.height)" role="img" aria-labelledby="\(id)-f">
      <title id="\(id)-f">Bars of \(letters.count) letter counts. \(finding)</title>
      \(parts.joined(separator: "\n"))
      </svg></div>
      <figcaption>\(finding)</figcaption>
      <details class="numbers"><summary>The counts as a table</summary>
      <table><thead><tr><th scope="col">letter</th><th scope="col">count</th>\
      <th scope="col">verdict</th></tr></thead><tbody>
      \(table)
      </tbody></table></details>
      </figure>
      """
  }

  /// What the drawing shows, in words.
  private var finding: String {
    let limits = plot.totalLimits
    let range = [
      limits.tooLow.map { "above \(Quantity.text($0))" },
      limits.tooHigh.map { "below \(Quantity.text($0))" },
    ].compactMap(\.self)
    let rule =
      range.isEmpty
      ? "Too few nonces for limits."
      : "Every count should lie \(range.joined(separator: " and ")), "
        + "\(Quantity.text(Int(limits.expected.rounded()))) are expected."
    let outside = zip(letters, plot.totals).filter { limits.side(of: $1) != .inside }
    guard !outside.isEmpty else { return "\(rule) All do." }
    let named = outside.prefix(12).map { "\(HTMLText.escaped($0)): \(Quantity.text($1))" }
    let more = outside.count > 12 ? " and \(outside.count - 12) more" : ""
    return "\(rule) Outside: \(named.joined(separator: ", "))\(more)."
  }

  private var top: Double {
    let counts = plot.totals + [plot.totalLimits.tooHigh ?? 0]
    return max(Double(counts.max() ?? 1), plot.totalLimits.expected, 1) * 1.06
  }

  private func y(_ count: Double) -> Int {
    Self.baseline - Int((count / top * Double(Self.baseline - 10)).rounded())
  }

  private func x(_ index: Int) -> Int { Self.left + index * Self.pitch }

  private var bars: String {
    var inside = ""
    var outside = ""
    var missing: [String] = []
    for (index, count) in plot.totals.enumerated() {
      let top = y(Double(count))
      let path = "M\(x(index) + 1) \(Self.baseline)V\(top)h\(Self.pitch - 2)V\(Self.baseline)z"
      if plot.totalLimits.side(of: count) == .inside { inside += path } else { outside += path }
      if count == 0 {
        let middle = x(index) + Self.pitch / 2
        missing.append(
          "<path class=\"missing\" d=\"M\(middle - 4) \(Self.baseline - 12)l8 8m0 -8l-8 8\"/>")
      }
    }
    return "<path class=\"inside\" d=\"\(inside)\"/><path class=\"outside\" d=\"\(outside)\"/>"
      + missing.joined()
  }

  /// The three lines, their labels kept apart.
  private func limitLines(to width: Int) -> String {
    let limits = plot.totalLimits
    let lines: [(count: Double, label: String, kind: String)] = [
      limits.tooHigh.map { (Double($0), "\(Quantity.text($0)) too many", "limit") },
      (limits.expected, "\(Quantity.text(Int(limits.expected.rounded()))) expected", "expected"),
      limits.tooLow.map { (Double($0), "\(Quantity.text($0)) too few", "limit") },
    ].compactMap(\.self)
    let end = width - Self.right + 4
    var last = 0
    return lines.map { line in
      let place = y(line.count)
      let label = max(place + 4, last + 13)
      last = label
      let path = "d=\"M\(Self.left) \(place)H\(end)\"/>"
      return "<path class=\"halo\" \(path)<path class=\"\(line.kind)\" \(path)"
        + "<text x=\"\(end + 4)\" y=\"\(label)\">\(line.label)</text>"
    }.joined(separator: "\n")
  }

  private var names: String {
    letters.enumerated().map { index, letter in
      // A letter that has no glyph is spelt out and stands upright in its column.
      let shown = letter.unicodeScalars.count == 1 ? letter : "·"
      return "<text class=\"name\" x=\"\(x(index) + Self.pitch / 2)\" y=\"\(Self.baseline + 14)\">"
        + "\(HTMLText.escaped(shown))</text>"
    }.joined()
  }

  private var table: String {
    zip(letters, plot.totals).map { letter, count in
      let verdict =
        switch plot.totalLimits.side(of: count) {
        case .inside: "within limits"
        case .tooLow: "too few"
        case .tooHigh: "too many"
        }
      return "<tr><th scope=\"row\">\(HTMLText.code(letter))</th><td>\(Quantity.text(count))</td>"
        + "<td>\(verdict)</td></tr>"
    }.joined(separator: "\n")
  }
}
