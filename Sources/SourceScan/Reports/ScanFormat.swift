/// How a scan's findings are written.
package enum ScanFormat: String, CaseIterable, Sendable {
  case text, json, sarif, github

  /// - Parameter version: The suite's, for what names its maker.
  package func render(_ report: ScanReport, version: String) -> String {
    switch self {
    case .text: ScanText(report).text
    case .json: ScanJSON(report, version: version).text
    case .sarif: ScanSARIF(report, version: version).text
    case .github: ScanAnnotations(report).text
    }
  }
}
