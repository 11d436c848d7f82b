import Foundation
import Testing

@testable import AuthConformance
@testable import ConformanceRunner

@Suite struct StagedFolderTests {
  private let root = FileManager.default.temporaryDirectory
    .appendingPathComponent("staged-\(UUID().uuidString)", isDirectory: true)
  private var folder: URL { root.appendingPathComponent("reports", isDirectory: true) }

  private func put(_ text: String, _ path: String = "report.json") throws {
    try StagedFolder.write([(path, Data(text.utf8))], to: folder.path)
  }

  private func entries(_ folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0 != ReportManifest.fileName }.sorted()
  }

  /// Somebody else's file.
  private func leave(_ text: String, at path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func rights(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: root.appendingPathComponent(path).path)[
      .posixPermissions] as? Int
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
    #expect(throws: FileFailure.self) { try put("new") }
    #expect(try entries(folder) == ["report.json"])
    #expect(try entries(folder.appendingPathComponent("report.json")) == ["precious"])
    #expect(try entries(root) == ["reports"])
  }

  @Test(arguments: ["samples/mine", "replay/mine", "samples"])
  func `what the user keeps under a name of the suite's stays`(path: String) throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try leave("precious", at: path)
    try put("old", "report.txt")
    try put("new")
    #expect(try text(path) == "precious")
    #expect(try entries(folder) == ["report.json", String(path.prefix { $0 != "/" })].sorted())
    #expect(try entries(root) == ["reports"])
  }

  @Test(arguments: ["samples/nonce.unique", "samples", "report.json"])
  func `what is in the way and not the suite's is refused`(path: String) throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try leave("precious", at: path)
    let wanted = path == "samples" ? "samples/nonce.unique" : path
    let refusal = #expect(throws: FileFailure.self) { try put("new", wanted) }
    #expect(
      refusal?.problem
        == "is not as this suite wrote it, and stays. Move it away, or name another folder.")
    #expect(try text(path) == "precious")
    #expect(try entries(root) == ["reports"])
  }

  @Test func `a report that was changed is no longer the suite's`() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try put("old", "samples/nonce.unique")
    try leave("changed", at: "samples/nonce.unique")
    #expect(throws: FileFailure.self) { try put("new", "samples/nonce.unique") }
    try put("new")
    #expect(try text("samples/nonce.unique") == "changed")
  }

  @Test func `reports of a suite that kept no manifest are replaced`() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try leave("{\n  \"$schema\" : \"urn:auth-conformance:schema:report-1\"", at: "report.json")
    try leave("notes", at: "samples/nonce.unique")
    try put("new")
    #expect(try text() == "new")
    #expect(try text("samples/nonce.unique") == "notes")
  }

  @Test func `samples are for the user alone, and a file keeps its rights`() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    for other in ["1", "2"] {
      try StagedFolder.write(
        [("report.json", Data(other.utf8)), ("samples/nonce.unique", Data("secret".utf8))],
        to: folder.path)
      #expect(try rights("reports/samples") == 0o700)
      #expect(try rights("reports/samples/nonce.unique") == 0o600)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o640], ofItemAtPath: folder.appendingPathComponent("report.json").path)
    }
    try put("3")
    #expect(try rights("reports/report.json") == 0o640)
  }

  @Test func `an empty folder keeps its rights too`() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path)
    try put("new")
    #expect(try rights("reports") == 0o700)
  }

  @Test(arguments: ["nowhere", "reports"])
  func `a link that leads nowhere is said and stays`(target: String) throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path, withDestinationPath: target)
    let refusal = #expect(throws: FileFailure.self) { try put("new") }
    #expect(
      refusal?.problem
        == (target == "reports"
          ? "is a link that leads to itself"
          : "is a link to nothing, expected a folder for reports"))
    #expect(try entries(root) == ["reports"])
  }

  @Test func `a manifest that names what lies elsewhere removes nothing there`() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try leave("precious", at: "../victim")
    try put("old")
    let manifest = folder.appendingPathComponent(ReportManifest.fileName)
    let forged = try String(contentsOf: manifest, encoding: .utf8)
      .replacing("report.json", with: "../victim")
    try Data(forged.utf8).write(to: manifest)
    try FileManager.default.removeItem(at: folder.appendingPathComponent("report.json"))
    try put("new")
    #expect(try text("../victim") == "precious")
  }

  @Test func `runs at the same time lose nothing`() async throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try leave("precious", at: "samples/mine")
    try await withThrowingTaskGroup { group in
      for number in 0..<10 {
        group.addTask { try self.put("\(number)") }
        group.addTask { try self.leave("\(number)", at: "notes-\(number)") }
      }
      try await group.waitForAll()
    }
    let notes = (0..<10).map { "notes-\($0)" }
    #expect(try entries(folder) == notes + ["report.json", "samples"])
    #expect(try text("samples/mine") == "precious")
    #expect(try notes.map { try text($0) } == (0..<10).map(String.init))
    #expect(try entries(root) == ["reports"])
  }

  @Test func `a look makes nothing, and says what would fail`() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let inside = folder.appendingPathComponent("further/down").path
    try StagedFolder.verifyWritable(["report.json"], in: inside)
    #expect(!FileManager.default.fileExists(atPath: root.path))
    try leave("mine", at: "report.json")
    #expect(
      throws: FileFailure(
        "\(try #require(FileStatus.resolved(folder.path)))/report.json",
        "is not as this suite wrote it, and stays. Move it away, or name another folder.")
    ) { try StagedFolder.verifyWritable(["report.json"], in: folder.path) }
    try StagedFolder.verifyWritable(["report.html"], in: folder.path)
    let file = folder.appendingPathComponent("report.json").path
    #expect(throws: FileFailure.self) { try StagedFolder.verifyWritable([], in: file) }
    #expect(throws: FileFailure(errno: ENOTDIR, "\(file)/a/b")) {
      try StagedFolder.verifyWritable([], in: "\(file)/a/b")
    }
    #expect(try entries(folder) == ["report.json"] && text() == "mine")
  }
}
