import AuthConformance
import AuthGallery
import ConformanceModel
import ConformanceReports
import Foundation
import Testing

/// What people read of the commonest mistakes, whole: in a terminal, and in a test target.
///
/// `.ci/renew golden` writes the files anew.
@Suite struct GoldenRunTests {
  @Test(arguments: [
    (name: "missing-w", patterns: ["charset.*"]),
    (name: "slot-not-cleared", patterns: ["continuation.*", "guard.*"]),
    (name: "base62-undeclared", patterns: ["charset.*"]),
    (name: "main-actor-assumed-in-async", patterns: ["continuation.*", "guard.*"]),
  ])
  func `a terminal shows`(name: String, patterns: [String]) async throws {
    var report = try await BuiltProduct.report(on: name, patterns: patterns)
    report.timing = .init(startedAt: "", seconds: 0, byRequirement: [:])
    let text = try ReportFormat.render(report, as: .text, options: .init(folder: "Reports/latest"))
    try Self.expect(text, equals: "terminal.\(name).txt")
  }

  @Test(arguments: [
    (name: "completion-called-twice", area: Requirement.Area.continuation),
    (name: "missing-w", area: Requirement.Area.charset),
    (name: "base62-undeclared", area: Requirement.Area.charset),
  ])
  func `a test target shows`(name: String, area: Requirement.Area) async throws {
    let runner = InProcessRunner(try #require(Gallery.named(name)).subject)
    var texts: [String] = []
    for requirement in runner.requirements where requirement.area == area {
      let judgement = await runner.judgement(of: requirement, knownFailures: [], on: "2026-01-01")
      if judgement.verdict != .pass { texts.append(judgement.text) }
    }
    try Self.expect(texts.joined(separator: "\n\n") + "\n", equals: "test-target.\(name).txt")
  }

  /// The trap ends the test process, so that all there is to read is what it says of its end.
  @Test func `a test target that an executor trap ends says what it was judging`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let subject = try #require(Gallery.named("main-actor-assumed-in-async"))
      let runner = InProcessRunner(subject.subject)
      for requirement in runner.requirements where requirement.area == .continuation {
        _ = await runner.judgement(of: requirement, knownFailures: [], on: "2026-01-01")
      }
    }
    // The runtime's own words, where it has some, are not the suite's.
    let lines = String(decoding: result.standardErrorContent, as: UTF8.self)
      .split(whereSeparator: \.isNewline)
    let said = lines.filter {
      $0.hasPrefix("auth-conformance: ") || $0.hasPrefix("  continuation.")
    }
    try Self.expect(
      said.joined(separator: "\n") + "\n",
      equals: "test-target.main-actor-assumed-in-async.txt")
  }

  /// Numbers of a sample that nobody seeds are left out, and a crash's own words about its place.
  private static func expect(_ text: String, equals name: String) throws {
    var isDrawn = false
    let steady = text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      if line.hasPrefix("  drawn ") || line.hasPrefix("  printed ") {
        isDrawn = true
      } else if !line.hasPrefix("     ") {
        isDrawn = false
      }
      return !isDrawn
    }.joined(separator: "\n").replacing("suite \(Suite.version)", with: "suite 1.0")
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Golden/\(name)")
    if ProcessInfo.processInfo.environment["AUTH_CONFORMANCE_REGENERATE"] == "1" {
      try Data(steady.utf8).write(to: file, options: .atomic)
    }
    let golden = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    #expect(steady == golden, "\(name): if this is as it should be: .ci/renew golden")
  }
}
