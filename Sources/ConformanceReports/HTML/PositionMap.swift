internal import ConformanceModel
internal import PlainText

/// A cell for each letter at each position, coloured where its count is outside of its limits.
///
/// All cells of one colour are one path, so that a map of 16,384 cells stays small.
struct PositionMap {
  let plot: LetterPlot
  /// One for each position.
  let rows: [[Int]]
  /// Fit to be shown.
  let letters: [String]
  let id: String

  /// As wide as the page lets it be: cells of few letters are larger, so that they can be seen.
  private var pitch: Int { min(24, max(11, 1_000 / max(1, letters.count))) }
  private static let left = 30
  private static let top = 18

  private enum Shade: String, CaseIterable {
    case tooFew = "low", usual = "f0", tooMany = "high"

    var label: String {
      switch self {
      case .tooFew: "too few: a defect"
      case .usual: "within the limits"
      case .tooMany: "too many: a defect"
      }
    }
  }

  /// The figure: the map, what it shows in words, and the legend.
  var html: String {
    let width = Self.left + letters.count * pitch + 8
    let height = Self.top + rows.count * pitch + 4
    return """
      <figure>
      <div class="wide" role="region" aria-label="Letters by position" tabindex="0">
      <svg class="plot" viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)" \
      role="img" aria-labelledby="\(id)-m">
      <title id="\(id)-m">A map of \(letters.count) letters at \(rows.count) positions. \
      \(finding)</title>
      \(axes)
      \(cells)
      </svg></div>
      \(legend)
      <figcaption>\(finding)</figcaption>
      </figure>
      """
  }

  private func shade(_ count: Int) -> Shade {
    switch plot.rowLimits.side(of: count) {
    case .tooLow: .tooFew
    case .tooHigh: .tooMany
    case .inside: .usual
    }
  }

  private var cells: String {
    var paths: [Shade: String] = [:]
    for (row, counts) in rows.enumerated() {
      for (column, count) in counts.enumerated() {
        let place = "\(Self.left + column * pitch) \(Self.top + row * pitch)"
        paths[shade(count), default: ""] += "M\(place)h\(pitch - 1)v\(pitch - 1)h-\(pitch - 1)z"
      }
    }
    return Shade.allCases.compactMap { shade in
      paths[shade].map { "<path class=\"\(shade.rawValue)\" d=\"\($0)\"/>" }
    }.joined(separator: "\n")
  }

  private var axes: String {
    let columns = letters.enumerated().map { index, letter in
      let shown = letter.unicodeScalars.count == 1 ? letter : "·"
      return
        "<text class=\"name\" x=\"\(Self.left + index * pitch + pitch / 2)\" y=\"\(Self.top - 5)\">"
        + "\(HTMLText.escaped(shown))</text>"
    }
    let labels = plot.positions.enumerated().map { index, position in
      "<text class=\"position\" x=\"\(Self.left - 5)\" y=\"\(Self.top + index * pitch + pitch / 2 + 4)\">"
        + "\(position + 1)</text>"
    }
    return columns.joined() + labels.joined()
  }

  private var legend: String {
    let used = Set(rows.joined().map { shade($0) })
    let items = Shade.allCases.filter(used.contains).map { shade in
      "<li><svg width=\"12\" height=\"12\" aria-hidden=\"true\"><path class=\"\(shade.rawValue)\" "
        + "d=\"M1 1h10v10h-10z\"/></svg> \(shade.label)</li>"
    }
    return "<ul class=\"legend\">\(items.joined())</ul>"
  }

  /// What the map shows, in words.
  private var finding: String {
    let expected = Quantity.text(Int(plot.rowLimits.expected.rounded()))
    let rule =
      "A row for each position in the nonce, a column for each letter; each cell is the number of "
      + "times that this letter stood there, \(expected) expected."
    let outside = letters.indices.compactMap { column -> String? in
      let places = rows.indices.filter { plot.rowLimits.side(of: rows[$0][column]) != .inside }
      return places.isEmpty ? nil : "\(HTMLText.escaped(letters[column])) \(said(of: places))"
    }
    guard !outside.isEmpty else { return "\(rule) No count is outside of the limits." }
    let more = outside.count > 8 ? " and \(outside.count - 8) letters more" : ""
    return "\(rule) Outside of the limits: \(outside.prefix(8).joined(separator: ", "))\(more)."
  }

  private func said(of places: [Int]) -> String {
    if places.count == rows.count && places.count > 1 { return "at all positions" }
    if places.count > 4 { return "at \(places.count) positions" }
    let numbers = places.map { String(plot.positions[$0] + 1) }
    return "at position \(numbers.joined(separator: ", "))"
  }
}
