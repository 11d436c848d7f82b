import Foundation
import Testing

@testable import SourceScan

@Suite struct IgnoreTests {
  private let line = "function nonce() { return Math.random(); }"

  @Test(arguments: ["weak-random", "nonce.known-generator"])
  func `a comment with a reason hides a finding on its line or the next`(id: String) throws {
    for text in [
      "\(line) // auth-conformance:ignore \(id) demo",
      "// auth-conformance:ignore \(id) demo\n\(line)",
    ] {
      let result = try scanned(text, "a.js")
      #expect(result.findings.isEmpty && result.ignored == 1 && result.idleComments.isEmpty)
    }
  }

  @Test(arguments: [
    (
      "auth-conformance:ignore weak-random",
      "gives no reason, and so hides nothing: auth-conformance:ignore weak-random reason"
    ),
    (
      "auth-conformance:ignore weak-rnd demo",
      "'weak-rnd' is no rule and no requirement that a rule has"
    ),
    (
      "auth-conformance:ignore clock-nonce demo",
      "hides nothing: no finding of 'clock-nonce' on this line or the next"
    ),
    ("auth-conformance:off", "expected 'auth-conformance:ignore ID reason'"),
  ])
  func `a comment that hides nothing says why`(comment: String, problem: String) throws {
    let result = try scanned("\(line) // \(comment)", "a.js")
    #expect(result.findings.count == 1)
    #expect(result.idleComments.map(\.problem) == [problem])
  }

  @Test func `what a baseline knows is known after lines come above it`() throws {
    var old = ScanReport(), new = ScanReport()
    old.add(try scanned(line, "a.js"), bytes: 1)
    let more = "\n\n  \(line)\nfunction freshNonce() { return Date.now(); }"
    new.add(try scanned(more, "a.js"), bytes: 1)
    let json = ScanFormat.json.render(old, version: "1")
    new.remove(try ScanBaseline(Data(json.utf8)))
    #expect(new.known == 1)
    #expect(new.findings.map(\.rule) == [.clockNonce])
    #expect(throws: ScanBaseline.Problem.self) { try ScanBaseline(Data("{}".utf8)) }
  }

  @Test(
    arguments: [
      ("*.log", ["a", "b.log"], false, true), ("build/", ["build"], true, true),
      ("build/", ["build"], false, nil), ("/a/b", ["a", "b"], false, true),
      ("/b", ["a", "b"], false, nil), ("a/**/c", ["a", "x", "y", "c"], false, true),
      ("**/c", ["c"], false, true), ("a/**", ["a"], true, nil),
      ("**/a/**/b", ["a", "b"], false, true), ("*\n!keep", ["keep"], false, false),
      ("# a", ["# a"], false, nil),
      ("[a-c]?x", ["bzx"], false, true), ("[!a]b", ["ab"], false, nil),
      ("a\\*", ["a*"], false, true),
      ("***********b", ["aaaaaaaaaaaaaaaaaaaaaaaaaaaac"], false, nil),
    ] as [(String, [String], Bool, Bool?)])
  func `patterns mean what git says`(
    pattern: String, path: [String], isFolder: Bool, expected: Bool?
  ) {
    #expect(IgnoreFile(pattern).ignores(path, isFolder: isFolder) == expected)
  }
}
