import Foundation
import Testing

@testable import SourceScan

@Suite struct ScanReportTests {
  private static let line = "function nonce() { return Math.random(); } // id_token"
  /// A file whose name steers terminals and workflows.
  private static let hostile = "a\u{1B}[2J\n::error::x,y:%.js"

  private func report() throws -> ScanReport {
    var report = ScanReport()
    report.add(try scanned(Self.line, Self.hostile), bytes: 42)
    return report
  }

  @Test(arguments: ScanFormat.allCases)
  func `hostile names reach no terminal as they are`(format: ScanFormat) throws {
    let text = format.render(try report(), version: "1")
    #expect(!text.unicodeScalars.contains("\u{1B}"))
    #expect(!text.contains("\n::error::x"))
  }

  @Test func `text says where, what, why and what to do`() throws {
    var report = ScanReport()
    report.add(try scanned(Self.line, "a.js"), bytes: 42)
    #expect(
      ScanFormat.text.render(report, version: "1") == """
        a.js:1: certain: Math.random() is no source of secrets [weak-random, nonce.known-generator]
          why    \(ScanRule.weakRandom.reason)
          do     \(ScanRule.weakRandom.remedy)
          prove  auth-conformance run --only nonce.known-generator --no-reports -- ADAPTER (a failure proves it, a pass refutes nothing)

        1 certain, 0 likely, 0 look here; 1 file read

        """)
    #expect(report.exitCode == 1)
    #expect(ScanReport().exitCode == 0)
  }

  @Test func `annotations quote what GitHub would take for its own`() throws {
    let text = ScanFormat.github.render(try report(), version: "1")
    #expect(
      text.hasPrefix("::error file=a\\u{1B}[2J\\n%3A%3Aerror%3A%3Ax%2Cy%3A%25.js,line=1,title="))
    #expect(text.split(separator: "\n").count == 1)
  }

  @Test(arguments: ScanFormat.allCases)
  func `a finding is proved by one command in every format`(format: ScanFormat) throws {
    var report = ScanReport()
    let source = """
      def check(token, expected):  # id_token
          claims = keys.verify(token)
          if "nonce" in claims and claims["nonce"] != expected:
              raise ValueError("nonce")
          return claims
      """
    report.add(try scanned(source, "a.py"), bytes: source.utf8.count)
    let proof = try #require(report.findings.first { $0.rule == .nilEqualsNil }).proof
    #expect(
      proof == "auth-conformance run --only token.accept --only token.missing --no-reports "
        + "-- ADAPTER")
    #expect(format.render(report, version: "1").contains(proof))
  }

  @Test func `what one line draws is said once, by the surest`() throws {
    let source = "function nonce() { return Math.random() * 256 % 62 + Date.now(); } // id_token"
    #expect(try scanned(source, "a.js").findings.map(\.rule) == [.weakRandom])
  }

  @Test func `paths are URIs in SARIF`() throws {
    let text = ScanFormat.sarif.render(try report(), version: "1")
    #expect(text.contains("\"uri\" : \"a%1B%5B2J%0A%3A%3Aerror%3A%3Ax%2Cy%3A%25.js\""))
  }

  @Test func `the hook for pre-commit passes the files that scan reads, and no others`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let hooks = try String(
      contentsOf: root.appending(path: ".pre-commit-hooks.yaml"), encoding: .utf8)
    let endings = SourceLanguage.endings.sorted().joined(separator: "|")
    #expect(hooks.contains("files: '\\.(\(endings))$'"))
  }
}
