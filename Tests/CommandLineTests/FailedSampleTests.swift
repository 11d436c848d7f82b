import AuthConformance
import ConformanceModel
import ConformanceRunner
import Foundation
import Testing

@Suite struct FailedSampleTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("samples-\(UUID().uuidString)", isDirectory: true)

  /// A report with the sample of one failure.
  private func report(_ nonces: [String]) -> RunReport {
    let requirement = Requirement.named(.charsetComplete)
    var report = RunReport(
      subject: .init(name: "n", commandLine: .named("n"), contract: Contract(name: "n")),
      profile: .quick, seed: "0", strict: false, complete: true, results: [],
      timing: .init(startedAt: "", seconds: 0, byRequirement: [:]))
    guard let requirement else { return report }
    var outcome = CheckOutcome.fail(cases: 1, scope: "", Evidence(observed: ["lacks W"]))
    outcome.sample = nonces
    report.add(outcome, of: requirement, again: nil)
    report.results[0].sample = "auth-conformance nonces samples/charset.complete"
    return report
  }

  private func saved() throws -> String {
    try String(
      contentsOf: folder.appendingPathComponent("samples/charset.complete"), encoding: .utf8)
  }

  @Test func `the nonces that failed are saved one a line`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try ReportFolder(path: folder.path).write(report(["abc", "de"]))
    #expect(try saved() == "abc\nde\n")
  }

  @Test func `nonces with a line break in them are separated by NUL`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try ReportFolder(path: folder.path).write(report(["a\nb", "c"]))
    #expect(try saved() == "a\nb\0c\0")
  }

  @Test func `a run without a failure removes the samples of the run before`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try ReportFolder(path: folder.path).write(report(["abc"]))
    var clean = report(["abc"])
    clean.results = []
    try ReportFolder(path: folder.path).write(clean)
    #expect(throws: (any Error).self) { try saved() }
  }

  @Test func `samples stay out of the report itself`() throws {
    let encoded = try JSONEncoder().encode(report(["abc"]))
    #expect(try JSONDecoder().decode(RunReport.self, from: encoded).samples.isEmpty)
  }

  @Test func `an alphabet without W is judged again from its saved nonces`() async throws {
    let report = try await BuiltProduct.report(
      on: "missing-w-modulo", patterns: ["charset.complete"])
    let sample = try #require(report.samples[.charsetComplete])
    #expect(sample.count == 2_325)
    #expect(!sample.joined().contains("W"))
  }
}
