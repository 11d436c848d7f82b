internal import ConformanceModel
internal import Foundation

/// Findings for programs; also what `--baseline` reads.
struct ScanJSON {
  private let report: ScanReport
  private let version: String

  init(_ report: ScanReport, version: String) {
    self.report = report
    self.version = version
  }

  private struct File: Encodable {
    struct Finding: Encodable {
      let path: String
      let line: Int
      let rule: ScanRule
      let requirement: RequirementID
      let certainty: Certainty
      let seen, reason, remedy, proof, fingerprint: String
    }

    struct Unreadable: Encodable {
      let path, reason: String
    }

    let suite: String
    let findings: [Finding]
    let files, bytes, known, ignored: Int
    let unreadable: [Unreadable]
  }

  var text: String {
    let file = File(
      suite: version,
      findings: report.findings.map {
        File.Finding(
          path: $0.path, line: $0.line, rule: $0.rule, requirement: $0.requirement,
          certainty: $0.certainty, seen: HostileText.line($0.seen), reason: $0.reason,
          remedy: $0.remedy, proof: $0.proof, fingerprint: $0.fingerprint)
      },
      files: report.files, bytes: report.bytes, known: report.known, ignored: report.ignored,
      unreadable: report.unreadable.map { File.Unreadable(path: $0.path, reason: $0.reason) })
    return JSONText.of(file)
  }
}

/// JSON as this suite writes it: sorted keys, one per line.
enum JSONText {
  static func of(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else {
      preconditionFailure("numbers and texts can always be encoded")
    }
    return HostileText.json(String(decoding: data, as: UTF8.self) + "\n")
  }
}
