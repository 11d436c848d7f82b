internal import ConformanceModel
internal import PlainText

/// One benchmark of one subject over several runs: a point a run, with its interval.
///
/// Only ratios are drawn, since they compare between machines and days; the axis is logarithmic.
struct BenchTrend {
  /// One run's result.
  struct Point {
    let startedAt: String
    let result: BenchResult

    /// Whether its figures are ratios, as those of a foreign file may not be.
    var isSane: Bool {
      let ratio = result.ratio
      return [ratio.lower, ratio.estimate, ratio.upper].allSatisfy { (1e-9...1e12).contains($0) }
        && ratio.lower <= ratio.estimate && ratio.estimate <= ratio.upper
    }
  }

  private let points: [Point]
  private let benchmark: String
  private let yardstick: String
  private let id: String
  private let lowest: Double
  private let highest: Double

  private static let left = 64
  private static let axis = 620
  private static let right = 16
  private static let top = 12
  private static let height = 96
  /// An axis that shows less would make noise look like a change.
  private static let leastSpan = 1.2

  /// - Parameters:
  ///   - points: In the order drawn; those that are not sane are left out.
  ///   - id: Of the figure in its page.
  /// - Returns: `nil` where fewer than two are left.
  init?(_ points: [Point], of benchmark: String, yardstick: String, id: String) {
    let sane = points.filter(\.isSane)
    guard sane.count > 1 else { return nil }
    self.points = sane
    self.benchmark = HTMLText.line(benchmark)
    self.yardstick = HTMLText.line(yardstick)
    self.id = id
    let low = sane.map(\.result.ratio.lower).min() ?? 1
    let high = sane.map(\.result.ratio.upper).max() ?? 1
    let missing = max(1, Self.leastSpan / (high / low)).squareRoot()
    (lowest, highest) = (low / missing, high * missing)
  }

  /// The figure: the drawing, what it shows in words, and the numbers as a table.
  var html: String {
    let width = Self.left + Self.axis + Self.right
    let height = Self.top + Self.height + 26
    return """
      <h3>\(benchmark) <small>\(Quantity.text(points.count, "run"))</small></h3>
      <figure>
      <div class="wide" role="region" aria-label="Trend" tabindex="0">
      <svg class="plot" viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)" \
      role="img" aria-labelledby="\(id)-f">
      <title id="\(id)-f">\(finding)</title>
      \(ticks)
      <path class="expected" d="\(line)"/>
      \(points.indices.map(point).joined(separator: "\n"))
      </svg></div>
      <figcaption>\(finding)</figcaption>
      <details class="numbers"><summary>The figures as a table</summary>
      <table><thead><tr><th scope="col">run</th><th scope="col">ratio</th>\
      <th scope="col">99 % interval</th><th scope="col">cost</th>\
      <th scope="col">of \(yardstick)</th></tr></thead><tbody>
      \(points.map(row).joined(separator: "\n"))
      </tbody></table></details>
      </figure>
      """
  }

  /// What the drawing shows, in words.
  private var finding: String {
    let (first, last) = (points[0].result.ratio, points[points.count - 1].result.ratio)
    let dearer = points.filter { isDearer($0) }.count
    let change =
      if last.lower > first.upper { "dearer beyond doubt" } else if last.upper < first.lower {
        "cheaper beyond doubt"
      } else { "no change that can be told" }
    return "From \(BenchFigures.ratio(first.estimate)) times \(yardstick) in the first run to "
      + "\(BenchFigures.ratio(last.estimate)) in the last: \(change). Dearer than the first beyond "
      + "doubt (red): \(dearer) of \(Quantity.text(points.count, "run"))."
  }

  private func isDearer(_ point: Point) -> Bool {
    point.result.ratio.lower > points[0].result.ratio.upper
  }

  private func x(_ index: Int) -> Int {
    Self.left + 12 + (Self.axis - 24) * index / (points.count - 1)
  }

  private func y(_ ratio: Double) -> Int {
    let share =
      BinaryLogarithm.of(ratio / lowest) / max(BinaryLogarithm.of(highest / lowest), 1e-9)
    return Self.top + Int((Double(Self.height) * (1 - share)).rounded())
  }

  private var ticks: String {
    let middle = (lowest * highest).squareRoot()
    let bottom = Self.top + Self.height
    let levels = [lowest, middle, highest].map { ratio in
      "<text class=\"position\" x=\"\(Self.left - 8)\" y=\"\(y(ratio) + 4)\">"
        + "\(BenchFigures.ratio(ratio))</text>"
        + "<path class=\"expected\" d=\"M\(Self.left - 4) \(y(ratio))h4\"/>"
    }
    let ends = [(0, "start"), (points.count - 1, "end")].map { index, anchor in
      "<text x=\"\(anchor == "start" ? Self.left : Self.left + Self.axis)\" y=\"\(bottom + 20)\" "
        + "text-anchor=\"\(anchor)\">\(HTMLText.line(points[index].startedAt))</text>"
    }
    return (levels + ends).joined()
  }

  private var line: String {
    points.indices.map { index in
      "\(index == 0 ? "M" : "L")\(x(index)) \(y(points[index].result.ratio.estimate))"
    }.joined()
  }

  private func point(_ index: Int) -> String {
    let ratio = points[index].result.ratio
    let (place, middle) = (x(index), y(ratio.estimate))
    let kind = isDearer(points[index]) ? "outside" : "inside"
    return "<path class=\"expected\" d=\"M\(place) \(y(ratio.lower))V\(y(ratio.upper))\"/>"
      + "<circle class=\"\(kind)\" cx=\"\(place)\" cy=\"\(middle)\" r=\"4\"/>"
  }

  private func row(_ point: Point) -> String {
    "<tr><th scope=\"row\">\(HTMLText.line(point.startedAt))</th>"
      + "<td>\(BenchFigures.ratio(point.result.ratio.estimate))</td>"
      + "<td>\(BenchFigures.interval(point.result.ratio))</td>"
      + "<td>\(BenchFigures.time(point.result.cost.p50))</td>"
      + "<td>\(BenchFigures.time(point.result.yardstick.p50))</td></tr>"
  }
}
