import ConformanceModel
import Foundation
import Testing

@testable import auth_conformance

@Suite struct EvidenceFileTests {
  private let path = NSTemporaryDirectory() + "evidence-\(UUID().uuidString).json"

  private var report: RunReport {
    RunReport(
      subject: .init(name: "n", commandLine: .named("n"), contract: Contract(name: "n")),
      profile: .quick, seed: "0", strict: false, complete: true, results: [],
      timing: .init(startedAt: "", seconds: 0, byRequirement: [:]))
  }

  private func failure() -> String? {
    var report = report
    let error = #expect(throws: UsageError.self) {
      try EvidenceFile.carryOn(path, of: "n", &report)
    }
    return error?.description
  }

  @Test func `a run without the requirement leaves no file`() {
    #expect(
      failure()
        == "\(path): the run did not judge charset.uniform, so that there is no evidence to "
        + "carry on")
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func `a file of something else is refused and left as it is`() throws {
    try "{}".write(toFile: path, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(failure() == "\(path): not an evidence file, expected one that '--evidence' wrote")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "{}")
  }
}
