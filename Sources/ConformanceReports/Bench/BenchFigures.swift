internal import ConformanceModel
internal import PlainText

/// Figures of benchmarks as people read them.
enum BenchFigures {
  /// Nanoseconds in the unit that leaves one to three digits before the point.
  static func time(_ nanoseconds: Double) -> String {
    let units: [(String, Double)] = [("ns", 1), ("µs", 1e3), ("ms", 1e6), ("s", 1e9)]
    let unit = units.last { nanoseconds >= $0.1 * 0.9995 } ?? units[0]
    return "\(digits(nanoseconds / unit.1)) \(unit.0)"
  }

  /// Bytes hashed in nanoseconds, in millions of bytes a second.
  static func throughput(_ bytes: Int, in nanoseconds: Double) -> String {
    guard nanoseconds > 0 else { return "–" }
    return "\(Quantity.text(Int((Double(bytes) * 1e3 / nanoseconds).rounded()))) MB/s"
  }

  /// A ratio with two digits after the point, fewer where it is large.
  static func ratio(_ value: Double) -> String { digits(value) }

  /// An interval of ratios.
  static func interval(_ ratio: BenchResult.Ratio) -> String {
    "\(digits(ratio.lower))–\(digits(ratio.upper))"
  }

  /// A bar that grows to the right where the subject is slower and to the left where it is faster.
  ///
  /// One cell for each factor of √2, so that twice as slow and twice as fast are equally far from
  /// the middle; what goes beyond the end has an arrow there.
  static func bar(_ ratio: Double, cells: Int = 5) -> String {
    guard ratio > 0, ratio.isFinite else { return String(repeating: " ", count: 2 * cells + 1) }
    var steps = 0
    var rest = ratio > 1 ? ratio : 1 / ratio
    // Half a step is rounded up: 2^(1/4).
    while rest >= 1.189_207 && steps <= cells {
      rest /= 1.414_214
      steps += 1
    }
    let filled = min(steps, cells)
    let empty = String(repeating: " ", count: cells)
    var side = String(repeating: "█", count: filled)
    if steps > cells { side.removeLast() }
    let room = String(repeating: " ", count: cells - filled)
    if ratio > 1 { return "\(empty)│\(side)\(steps > cells ? "▶" : "")\(room)" }
    return "\(room)\(steps > cells ? "◀" : "")\(side)│\(empty)"
  }

  /// What a gate says, in at most seven columns.
  static func verdict(_ gate: BenchGate?) -> String {
    switch gate?.verdict {
    case .within: "ok"
    case .worse: "WORSE"
    case .undecided: "unsure"
    case .machineTooNoisy: "noisy"
    case nil: ""
    }
  }

  private static func digits(_ value: Double) -> String {
    guard value.isFinite else { return "–" }
    if value >= 99.95 { return Quantity.text(Int(min(value, 1e15).rounded())) }
    let places = value >= 9.995 ? 1 : 2
    let scale = places == 1 ? 10.0 : 100.0
    let whole = Int((value * scale).rounded())
    let rest = String(whole % Int(scale))
    return "\(whole / Int(scale)).\(String(repeating: "0", count: places - rest.count))\(rest)"
  }
}
