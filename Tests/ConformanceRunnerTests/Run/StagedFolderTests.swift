import Foundation
import Testing

@testable import AuthConformance
@testable import ConformanceRunner

@Suite struct StagedFolderTests {
  private let root = FileManager.default.temporaryDirectory
    .appendingPathComponent("staged-\(UUID().uuidString)", isDirectory: true)
  private var folder: URL { root.appendingPathComponent("reports", isDirectory: true) }

  private func put(_ text: String, _ path: String = "report.json") throws {
    try StagedFolder(for: folder, content: [(path, Data(text.utf8))]).commit()
  }

  private func entries(_ folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  private func text(_ path: String = "report.json") throws -> String {
    try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  @Test func `new reports take the place of the old ones, samples and replays included`() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try put("old", "samples/nonce.unique")
    #expect(try entries(folder) == ["samples"])
    try put("new")
    #expect(try entries(folder) == ["report.json"])
    #expect(try text() == "new")
    #expect(try entries(root) == ["reports"])
  }

  @Test func `the folder keeps its rights`() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try put("old")
    let rights: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
    try FileManager.default.setAttributes(rights, ofItemAtPath: folder.path)
    try put("new")
    let found = try FileManager.default.attributesOfItem(atPath: folder.path)
    #expect(found[.posixPermissions] as? Int == 0o700)
    #expect(try text() == "new")
  }

  @Test func `somebody else's files stay`() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try put("old", "replay/nonce.unique")
    try Data("precious".utf8).write(to: folder.appendingPathComponent("notes.txt"))
    try put("new")
    #expect(try entries(folder) == ["notes.txt", "report.json"])
    #expect(try text("notes.txt") == "precious")
    #expect(try entries(root) == ["reports"])
  }

  @Test func `what runs that were killed have staged is removed`() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try put("old")
    // No process has the largest number there is.
    for place in [root, folder] {
      try FileManager.default.createDirectory(
        at: place.appendingPathComponent(".reports.staged-\(pid_t.max)"),
        withIntermediateDirectories: true)
    }
    try put("new")
    #expect(try entries(root) == ["reports"])
    #expect(try entries(folder) == ["report.json"])
  }

  @Test func `a folder that bears a report's name is not removed`() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("report.json/precious"), withIntermediateDirectories: true)
    #expect(throws: CocoaError.self) { try put("new") }
    #expect(try entries(folder) == ["report.json"])
    #expect(try entries(folder.appendingPathComponent("report.json")) == ["precious"])
    #expect(try entries(root) == ["reports"])
  }
}
