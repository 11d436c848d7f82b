import ConformanceModel
import Testing

@testable import ConformanceReports

@Suite struct GitHubAnnotationsTests {
  @Test func `what fails the run is an error, what is open a warning, the rest a notice`() {
    let lines = GitHubAnnotations(Samples.violation).text.split(separator: "\n")
    let found = lines.compactMap {
      $0.wholeMatch(of: /::(?<kind>[a-z]+) title=(?<title>[^:]*)::.*/).map {
        "\($0.output.kind) \($0.output.title)"
      }
    }
    #expect(
      found == [
        "notice SUITE ERROR missing-w-modulo 3.1", "error nonce.source-failure CRASH",
        "error charset.complete FAIL", "warning charset.independent TOO LITTLE DATA",
        "error token.mismatch WRONG REASON", "error guard.exclusive HANG",
        "warning guard.released INCONCLUSIVE", "error guard.own-nonce SUITE ERROR",
        "notice nonce.secrecy FAIL (should)", "notice charset.plausible FAIL (advice)",
      ])
  }

  @Test(arguments: [
    (
      [
        "4 of 9 tokens got the wrong verdict", "case 3: accepted", "case 5: accepted", "and 2 more",
      ],
      ["case 7: accepted", "case 8: accepted"],
      ["4 of 9 tokens got the wrong verdict", "case 3: accepted", "case 5: accepted", "and 2 more"]
    ),
    (
      ["three rows", "a has 8", "b has 4", "c has 3"], [],
      ["three rows", "a has 8", "b has 4", "and 1 more"]
    ),
    (
      ["B was answered 'refused'", "two at once", "  start A (async)"], [],
      ["B was answered 'refused'", "two at once"]
    ),
    (["two requests", "     A          B", "     ---------  ---------"], [], ["two requests"]),
    (["nobody was answered"], [], ["nobody was answered"]),
  ])
  func `the first of many cases are named, a table is left to the report`(
    observed: [String], further: [String], shown: [String]
  ) throws {
    var report = Samples.conformity
    let evidence = Evidence(observed: observed, further: further)
    report.results = [
      Samples.result(.guardExclusive, .fail(cases: 1, scope: "", evidence))
    ]
    let error = try #require(
      GitHubAnnotations(report).text.split(separator: "\n").first { $0.hasPrefix("::error") })
    let text = shown.joined(separator: "%0A")
    #expect(error.hasPrefix("::error title=guard.exclusive FAIL::\(text)%0A"))
    #expect(!error.contains("start A") && !error.contains("---"))
  }

  @Test func `where a program ended is the annotation's place, if it lies in the workspace`() {
    let lines = GitHubAnnotations(
      Samples.violation,
      sourcePath: { $0 == "Sample/Nonces.swift" ? "Sources/Sample/No,nces.swift" : nil }
    ).text.split(separator: "\n")
    #expect(
      lines.filter { $0.contains("file=") }.map { $0.prefix(61) } == [
        "::error file=Sources/Sample/No%2Cnces.swift,line=12,title=non"
      ])
  }

  @Test(arguments: [
    ("stderr: File \"/a b/c.py\", line 7, in f", [SourcePlace(path: "/a b/c.py", line: 7)]),
    ("App/Guard.swift:12: Fatal error", [SourcePlace(path: "App/Guard.swift", line: 12)]),
    ("at f (file:///a/b.mjs:3:14)", [SourcePlace(path: "/a/b.mjs", line: 3)]),
    ("at A.b(File.java:12)", [SourcePlace(path: "File.java", line: 12)]),
    ("at 12:30 it ended", []), ("a.py:0", []), ("a.py:99999999999999999999", []),
  ])
  func `places are found in what runtimes write`(text: String, places: [SourcePlace]) {
    #expect(SourcePlace.all(in: text) == places)
  }

  @Test(arguments: [Sample.violation, .hostile, .expectations, .conformity])
  func `each annotation is one line, and nothing in it starts another command`(sample: Sample) {
    for line in GitHubAnnotations(sample.report).text.split(separator: "\n") {
      #expect(line.wholeMatch(of: /::(error|warning|notice) title=[^:,]*::.*/) != nil)
    }
  }
}
