package import Foundation

/// Findings that are known already, so that only new ones are shown.
package struct ScanBaseline: Sendable {
  private let fingerprints: Set<String>

  /// A file that is no baseline.
  package struct Problem: Error, CustomStringConvertible {
    package let description: String
  }

  private struct File: Decodable {
    struct Finding: Decodable {
      let fingerprint: String
    }

    let findings: [Finding]
  }

  /// Reads what `scan --format json` wrote.
  ///
  /// - Throws: ``Problem`` for anything else.
  package init(_ data: Data) throws(Problem) {
    do {
      let file = try JSONDecoder().decode(File.self, from: data)
      fingerprints = Set(file.findings.map(\.fingerprint))
    } catch {
      throw Problem(
        description: "found no findings, expected what 'auth-conformance scan --format json' writes"
      )
    }
  }

  /// What a finding is known by stays where lines above it come and go.
  package func knows(_ finding: ScanFinding) -> Bool {
    fingerprints.contains(finding.fingerprint)
  }
}
