import ConformanceModel
import ConformanceReports
import ConformanceRunner
import Foundation
import Testing

@Suite struct ReportFolderTests {
  private let path = FileManager.default.temporaryDirectory
    .appendingPathComponent("reports-\(UUID().uuidString)", isDirectory: true).path
  private var folder: ReportFolder { ReportFolder(path: path) }

  private func report(_ seed: String, complete: Bool) -> RunReport {
    let contract = Contract(name: "tried", capabilities: [.nonce])
    var report = RunReport(
      subject: .init(name: "tried", commandLine: .named("tried"), contract: contract),
      profile: .quick, seed: seed, strict: false, complete: complete, results: [],
      timing: .init(startedAt: "2026-01-01T00:00:00", seconds: 1, byRequirement: [:]))
    report.add(.pass(cases: 1, scope: "all"), of: Requirement.all[0], again: "")
    return report
  }

  private func seed(_ file: String) -> String? {
    FileManager.default.contents(atPath: "\(path)/\(file)")
      .flatMap { try? JSONReport.decode(String(decoding: $0, as: UTF8.self)) }?.seed
  }

  @Test func `a run that is stopped leaves a whole report alone, and the next one clears both`()
    throws
  {
    defer { try? FileManager.default.removeItem(atPath: path) }
    try folder.write(report("1", complete: true))
    for partial in ["2", "3"] {
      #expect(try folder.writePartial(report(partial, complete: false)) == "\(path)/partial")
      #expect(seed("report.json") == "1" && seed("partial/report.json") == partial)
    }
    try folder.write(report("4", complete: true))
    #expect(seed("report.json") == "4")
    #expect(!FileManager.default.fileExists(atPath: "\(path)/partial"))
  }

  @Test func `where no whole report is, a partial one is better than none`() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    for partial in ["1", "2"] {
      #expect(try folder.writePartial(report(partial, complete: false)) == path)
      #expect(seed("report.json") == partial)
    }
    #expect(!FileManager.default.fileExists(atPath: "\(path)/partial"))
  }
}
