internal import ConformanceModel
internal import PlainText

/// A bar for each benchmark of one subject: how much dearer than the yardstick, with its interval.
///
/// The axis is logarithmic: twice as slow and twice as fast lie equally far from the middle.
struct BenchBars {
  private let results: [BenchResult]
  private let subject: String
  private let yardstick: String
  private let id: String
  /// Half the axis, in factors of two.
  private let octaves: Double

  private static let left = 104
  private static let axis = 380
  private static let right = 216
  private static let pitch = 24
  private static let top = 22

  /// - Parameters:
  ///   - results: Of one subject; those whose figures are no ratios are left out, as those of a
  ///     foreign file may be.
  ///   - id: Of the figure in its page.
  /// - Returns: `nil` where nothing is left to draw.
  init?(_ results: [BenchResult], of subject: String, yardstick: String, id: String) {
    let sane = results.filter { result in
      let ratio = result.ratio
      let all = [ratio.lower, ratio.estimate, ratio.upper, result.cost.p50]
      return all.allSatisfy { (1e-9...1e12).contains($0) }
        && ratio.lower <= ratio.estimate && ratio.estimate <= ratio.upper
    }
    guard !sane.isEmpty, sane.count <= 256 else { return nil }
    self.results = sane
    self.subject = HTMLText.line(subject)
    self.yardstick = HTMLText.line(yardstick)
    self.id = id
    let ends: [Double] = sane.flatMap { result -> [Double] in
      [result.ratio.lower, result.ratio.upper, result.gate?.limit ?? 1.0]
    }
    let furthest: Double = ends.filter { $0 > 0 }.map { abs(BinaryLogarithm.of($0)) }.max() ?? 1
    octaves = max(1, furthest.rounded(.up))
  }

  /// The figure: the drawing, what it shows in words, and the numbers as a table.
  var html: String {
    let width = Self.left + Self.axis + Self.right
    let height = Self.top + results.count * Self.pitch + 22
    return """
      <h3>\(subject) <small>\(Quantity.text(results.count, "benchmark"))</small></h3>
      <figure>
      <div class="wide" role="region" aria-label="Benchmarks" tabindex="0">
      <svg class="plot" viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)" \
      role="img" aria-labelledby="\(id)-f">
      <title id="\(id)-f">Bars of \(results.count) ratios. \(finding)</title>
      \(ticks(to: height - 22))
      \(results.enumerated().map(bar).joined(separator: "\n"))
      </svg></div>
      <figcaption>\(finding)</figcaption>
      <details class="numbers"><summary>The figures as a table</summary>
      <table><thead><tr><th scope="col">benchmark</th><th scope="col">ratio</th>\
      <th scope="col">99 % interval</th><th scope="col">cost</th>\
      <th scope="col">of \(yardstick)</th></tr></thead><tbody>
      \(results.map(row).joined(separator: "\n"))
      </tbody></table></details>
      </figure>
      """
  }

  /// What the drawing shows, in words.
  private var finding: String {
    let rule =
      "Cost by that of \(yardstick), with the 99 % interval; 1 is as dear as \(yardstick)."
    let slower = results.filter { $0.ratio.lower > 1 }.count
    let faster = results.filter { $0.ratio.upper < 1 }.count
    let same = results.count - slower - faster
    return "\(rule) Slower beyond doubt: \(slower), faster: \(faster), cannot be told: \(same)."
  }

  private func x(_ ratio: Double) -> Int {
    let share = BinaryLogarithm.of(ratio) / octaves
    let half = Double(Self.axis) / 2
    return Self.left + Int((half + share * half).rounded())
  }

  private func ticks(to bottom: Int) -> String {
    let step = max(1, (Int(octaves) + 3) / 4)
    let exponents = Array(stride(from: step, through: Int(octaves), by: step))
    let powers = exponents.reversed().map { -$0 } + [0] + exponents
    return powers.map { power in
      let place = Self.left + Int(Double(Self.axis) / 2 * (1 + Double(power) / octaves))
      let label = power < 0 ? "1/\(Self.power(-power))" : "\(Self.power(power))"
      let line = power == 0 ? "<path class=\"expected\" d=\"M\(place) 14V\(bottom)\"/>" : ""
      return line + "<text class=\"name\" x=\"\(place)\" y=\"\(bottom + 16)\">\(label)</text>"
    }.joined()
  }

  private func bar(_ index: Int, _ result: BenchResult) -> String {
    let y = Self.top + index * Self.pitch
    let (one, end) = (x(1), x(result.ratio.estimate))
    let kind = result.gate?.verdict == .worse ? "outside" : "inside"
    let (low, high) = (x(result.ratio.lower), x(result.ratio.upper))
    let middle = y + 7
    let limit = result.gate.map { gate -> String in
      guard gate.limit > 0, gate.limit.isFinite else { return "" }
      return "<path class=\"limit\" d=\"M\(x(gate.limit)) \(y - 3)v20\"/>"
    }
    let label =
      "\(BenchFigures.ratio(result.ratio.estimate)) (\(BenchFigures.interval(result.ratio))), "
      + BenchFigures.time(result.cost.p50)
    return "<text x=\"4\" y=\"\(middle + 4)\">\(HTMLText.line(result.benchmark))</text>"
      + "<path class=\"\(kind)\" d=\"M\(min(one, end)) \(y)h\(max(1, abs(end - one)))v14"
      + "h-\(max(1, abs(end - one)))z\"/>\(limit ?? "")"
      + "<path class=\"halo\" d=\"M\(low) \(middle)H\(high)\"/>"
      + "<path class=\"expected\" d=\"M\(low) \(middle)H\(high)M\(low) \(middle - 4)v8"
      + "M\(high) \(middle - 4)v8\"/>"
      + "<text x=\"\(Self.left + Self.axis + 10)\" y=\"\(middle + 4)\">\(label)</text>"
  }

  private func row(_ result: BenchResult) -> String {
    "<tr><th scope=\"row\">\(HTMLText.code(result.benchmark))</th>"
      + "<td>\(BenchFigures.ratio(result.ratio.estimate))</td>"
      + "<td>\(BenchFigures.interval(result.ratio))</td>"
      + "<td>\(BenchFigures.time(result.cost.p50))</td>"
      + "<td>\(BenchFigures.time(result.yardstick.p50))</td></tr>"
  }

  private static func power(_ exponent: Int) -> String {
    exponent < 40 ? Quantity.text(1 << exponent) : "2^\(exponent)"
  }
}
