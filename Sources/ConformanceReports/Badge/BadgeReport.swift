internal import ConformanceModel

/// The verdict as a small picture for a page such as a README: one SVG, with its fonts' fallbacks.
///
/// No letter is measured: `textLength` makes every font as wide as the field that it stands in.
struct BadgeReport {
  private static let label = "auth conformance"
  /// Of a letter of 11 pixels' height, on average; and of the margin left and right of a text.
  private static let letter = 6.5
  private static let margin = 6.0

  private let outline: ReportOutline

  init(_ report: RunReport) { outline = ReportOutline(report) }

  /// The verdict, and how many requirements stand behind it.
  private var message: String {
    let report = outline.report
    let passed = report.results.count { $0.grade == .pass }
    return switch report.verdict {
    case .conforms where outline.passesAsSample: "sample"
    case .conforms: "\(passed) pass"
    case .violates: outline.failures
    case .suiteError: "not judged"
    case .inconclusive: "inconclusive"
    }
  }

  /// Dark enough for white letters (WCAG 2.2, 1.4.3: a contrast of at least 4.5).
  private var color: String {
    switch outline.report.verdict {
    case .conforms where outline.passesAsSample: "#57606a"
    case .conforms: "#1a7f37"
    case .violates: "#cf222e"
    case .suiteError: "#57606a"
    case .inconclusive: "#9a6700"
    }
  }

  /// The whole file.
  var text: String {
    let left = Self.width(of: Self.label)
    let right = Self.width(of: message)
    // A hostile name must not become a part of the page that shows the badge.
    let title = XMLText.escaped(HostileText.line("\(outline.subject) \(outline.sentence)"))
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(left + right)" height="20" role="img">
        <title>\(title)</title>
        <rect width="\(left + right)" height="20" rx="3" fill="#333"/>
        <rect x="\(left)" width="\(right)" height="20" rx="3" fill="\(color)"/>
        <rect x="\(left)" width="4" height="20" fill="\(color)"/>
        <g fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">
          \(Self.element(Self.label, at: 0))
          \(Self.element(message, at: left))
        </g>
      </svg>

      """
  }

  private static func width(of text: String) -> Int {
    Int(Double(text.count) * letter + 2 * margin)
  }

  private static func element(_ text: String, at x: Int) -> String {
    let length = width(of: text) - Int(2 * margin)
    return "<text x=\"\(x + Int(margin))\" y=\"14\" textLength=\"\(length)\">"
      + "\(XMLText.escaped(text))</text>"
  }
}
