internal import ConformanceModel
internal import PlainText

/// A cell for each letter at each position, coloured by how far its count is from the expected.
///
/// All cells of one colour are one path, so that a map of 16,384 cells stays small.
struct PositionMap {
  let plot: LetterPlot
  /// One for each position.
  let rows: [[Int]]
  /// Fit to be shown.
  let letters: [String]
  let id: String

  private static let pitch = 11
  private static let left = 30
  private static let top = 18

  /// The colours from too few to too many. Within the limits a step is one standard deviation of
  /// a Poisson count, the square root of the expected.
  private enum Shade: String, CaseIterable {
    case tooFew = "low", few3 = "f3", few2 = "f2", usual = "f0", many2 = "m2", many3 = "m3"
    case tooMany = "high"

    var label: String {
      switch self {
      case .tooFew: "too few: a defect"
      case .few3: "3σ fewer"
      case .few2: "2σ fewer"
      case .usual: "as expected"
      case .many2: "2σ more"
      case .many3: "3σ more"
      case .tooMany: "too many: a defect"
      }
    }
  }

  /// The figure: the map, what it shows in words, and the legend.
  var html: String {
    let width = Self.left + letters.count * Self.pitch + 8
    let height = Self.top + rows.count * Self.pitch + 4
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
    case .tooLow: return .tooFew
    case .tooHigh: return .tooMany
    case .inside: break
    }
    let expected = plot.rowLimits.expected
    guard expected > 0 else { return .usual }
    let steps = (Double(count) - expected) / expected.squareRoot()
    return switch steps {
    case ..<(-3): .few3
    case ..<(-2): .few2
    case ...2: .usual
    case ...3: .many2
    default: .many3
    }
  }

  private var cells: String {
    var paths: [Shade: String] = [:]
    for (row, counts) in rows.enumerated() {
      for (column, count) in counts.enumerated() {
        let place = "\(Self.left + column * Self.pitch) \(Self.top + row * Self.pitch)"
        paths[shade(count), default: ""] += "M\(place)h10v10h-10z"
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
        "<text class=\"name\" x=\"\(Self.left + index * Self.pitch + 5)\" y=\"\(Self.top - 5)\">"
        + "\(HTMLText.escaped(shown))</text>"
    }
    let labels = plot.positions.enumerated().map { index, position in
      "<text class=\"position\" x=\"\(Self.left - 5)\" y=\"\(Self.top + index * Self.pitch + 9)\">"
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
    let rule = "Each letter at each position, \(expected) times expected."
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
