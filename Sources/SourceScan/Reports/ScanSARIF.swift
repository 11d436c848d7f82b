internal import ConformanceModel
internal import Foundation

/// Findings in the Static Analysis Results Interchange Format (OASIS SARIF 2.1.0).
struct ScanSARIF {
  private let report: ScanReport
  private let version: String

  init(_ report: ScanReport, version: String) {
    self.report = report
    self.version = version
  }

  private struct Message: Encodable {
    let text: String
  }

  private struct Rule: Encodable {
    let id: String
    let shortDescription, fullDescription, help: Message
    let properties: [String: String]
  }

  private struct Driver: Encodable {
    let name: String
    let version: String
    let rules: [Rule]
  }

  private struct Location: Encodable {
    struct Physical: Encodable {
      struct Artifact: Encodable {
        let uri: String
      }

      struct Region: Encodable {
        let startLine: Int
      }

      let artifactLocation: Artifact
      let region: Region
    }

    let physicalLocation: Physical
  }

  private struct Found: Encodable {
    let ruleId: String
    let ruleIndex: Int
    let level: String
    let message: Message
    let locations: [Location]
    let partialFingerprints: [String: String]
    let properties: [String: String]
  }

  private struct Log: Encodable {
    struct Run: Encodable {
      struct Tool: Encodable {
        let driver: Driver
      }

      let tool: Tool
      let results: [Found]
    }

    let schema = "https://json.schemastore.org/sarif-2.1.0.json"
    let version = "2.1.0"
    let runs: [Run]

    enum CodingKeys: String, CodingKey {
      case schema = "$schema"
      case version, runs
    }
  }

  var text: String {
    let driver = Driver(
      name: "auth-conformance", version: version,
      rules: ScanRule.allCases.map { rule in
        Rule(
          id: rule.rawValue, shortDescription: Message(text: rule.reason),
          fullDescription: Message(text: rule.reason),
          help: Message(text: "\(rule.remedy) Prove: \(rule.proof)"),
          properties: ["requirement": rule.requirement.rawValue])
      })
    let run = Log.Run(tool: .init(driver: driver), results: report.findings.map(found))
    return JSONText.of(Log(runs: [run]))
  }

  private func found(_ finding: ScanFinding) -> Found {
    let place = Location(
      physicalLocation: .init(
        artifactLocation: .init(uri: Self.uri(finding.path)),
        region: .init(startLine: finding.line)))
    return Found(
      ruleId: finding.rule.rawValue,
      ruleIndex: ScanRule.allCases.firstIndex(of: finding.rule) ?? 0,
      level: level(of: finding.certainty),
      message: Message(
        text: "\(HostileText.line(finding.seen)). \(finding.remedy) Prove: \(finding.proof)"),
      locations: [place], partialFingerprints: ["authConformance/v1": finding.fingerprint],
      properties: ["certainty": finding.certainty.rawValue, "proof": finding.proof])
  }

  private func level(of certainty: Certainty) -> String {
    switch certainty {
    case .certain: "error"
    case .likely: "warning"
    case .lookHere: "note"
    }
  }

  /// A path as a reference of RFC 3986: what is neither a letter nor harmless is written as `%20`.
  private static func uri(_ path: String) -> String {
    let harmless = Set("-._~/".utf8)
    return path.utf8.map { byte -> String in
      let isLetter =
        (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
      if isLetter || harmless.contains(byte) { return String(Unicode.Scalar(byte)) }
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.count == 1 ? "0" : "") + digits
    }.joined()
  }
}
