internal import ConformanceModel
internal import PlainText

/// The letters of one sample: how often each occurred, and where.
struct LetterFigures {
  private let plot: LetterPlot
  private let id: String

  /// - Returns: `nil` where the data do not fit together, as those of a foreign file may not.
  init?(_ plot: LetterPlot, id: String) {
    guard !plot.letters.isEmpty, plot.letters.count == plot.totals.count,
      plot.letters.count <= 4096, plot.totals.allSatisfy({ (0...Self.largest).contains($0) }),
      plot.positions.allSatisfy({ (0...Self.largest).contains($0) }),
      [plot.totalLimits, plot.rowLimits].allSatisfy({ Self.isSane($0) })
    else { return nil }
    self.plot = plot
    self.id = id
  }

  /// Counts above it would not be exact as they are drawn.
  private static let largest: Int = 1 << 50

  private static func isSane(_ limits: LetterPlot.Limits) -> Bool {
    let counts = [limits.tooLow, limits.tooHigh].compactMap(\.self)
    return limits.expected.isFinite && (0...Double(largest)).contains(limits.expected)
      && counts.allSatisfy { (0...largest).contains($0) }
  }

  /// Both figures under a heading.
  var html: String {
    let letters = plot.letters.map { HostileText.line($0) }
    let title =
      "<h3>\(HTMLText.code(plot.requirement.rawValue)) <small>\(Quantity.text(plot.nonces, "nonce")), "
      + "\(Quantity.text(letters.count, "letter")), "
      + "\(Quantity.text(plot.positions.count, "position"))</small></h3>"
    let frequency = LetterFrequency(plot: plot, letters: letters, id: id).html
    guard let rows = plot.rows, rows.count == plot.positions.count, rows.count <= 1024,
      rows.allSatisfy({ row in
        row.count == letters.count && row.allSatisfy { (0...Self.largest).contains($0) }
      })
    else { return title + "\n" + frequency }
    let map = PositionMap(plot: plot, rows: rows, letters: letters, id: id).html
    return [title, frequency, map].joined(separator: "\n")
  }
}

extension LetterPlot.Limits {
  /// Which side of the limits a count lies on.
  enum Side { case inside, tooLow, tooHigh }

  /// Judges a count.
  func side(of count: Int) -> Side {
    if let tooLow, count <= tooLow { return .tooLow }
    if let tooHigh, count >= tooHigh { return .tooHigh }
    return .inside
  }
}
