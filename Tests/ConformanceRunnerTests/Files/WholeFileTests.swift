import Foundation
import Testing

@testable import ConformanceRunner

@Suite struct WholeFileTests {
  private let root = FileManager.default.temporaryDirectory
    .appendingPathComponent("whole-\(UUID().uuidString)", isDirectory: true)
  private var file: String { root.appendingPathComponent("file").path }
  private var link: String { root.appendingPathComponent("link").path }

  init() throws {
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
  }

  private func write(_ text: String, to path: String) throws(FileFailure) {
    try WholeFile.write(Data(text.utf8), to: path)
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  private func entries() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.path).sorted()
  }

  @Test func `a file keeps its rights`() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try write("old", to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
    try write("new", to: file)
    #expect(try text(file) == "new" && FileStatus(file)?.mode == 0o600)
    #expect(try entries() == ["file"])
  }

  @Test(arguments: [true, false])
  func `a link stays, and the file it leads to is written`(isThere: Bool) throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "file")
    if isThere { try write("old", to: file) }
    try write("new", to: link)
    #expect(FileStatus(link)?.kind == .link)
    #expect(try text(file) == "new")
  }

  @Test func `a pipe is written to and stays`() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    #expect(mkfifo(file, 0o600) == 0)
    #expect(throws: FileFailure(file, "is a pipe that nobody reads")) {
      try write("lost", to: file)
    }
    let reader = open(file, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    try write("new", to: file)
    var bytes = [UInt8](repeating: 0, count: 8)
    #expect(read(reader, &bytes, bytes.count) == 3)
    #expect(FileStatus(file)?.kind == .pipe)
  }

  @Test func `a pipe that can only be read is no place to write to`() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    var ends: [Int32] = [-1, -1]
    #expect(pipe(&ends) == 0)
    defer { for end in ends { close(end) } }
    let path = "/dev/fd/\(ends[0])"
    #expect(throws: FileFailure(path, "is a pipe to be read")) { try write("lost", to: path) }
    #expect(throws: FileFailure(path, "is a pipe, expected a file that can be written anew")) {
      try WholeFile.verifyUpdatable(path)
    }
    try write("old", to: file)
    try WholeFile.verifyUpdatable(file)
    try WholeFile.verifyUpdatable(link)
  }

  @Test func `what cannot be written is said`() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    #expect(throws: FileFailure(root.path, "is a folder, expected a file")) {
      try write("x", to: root.path)
    }
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "link")
    #expect(throws: FileFailure(link, "is a link that leads to itself")) {
      try write("x", to: link)
    }
    #expect(throws: FileFailure("\(root.path)/no/file", "No such file or directory")) {
      try write("x", to: "\(root.path)/no/file")
    }
  }

  @Test func `a look at a file makes nothing, and says what would fail`() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "file")
    for path in [file, link, "/dev/null", "/dev/stdout"] { try WholeFile.verifyWritable(path) }
    #expect(try entries() == ["link"])
    #expect(throws: FileFailure(root.path, "is a folder, expected a file")) {
      try WholeFile.verifyWritable(root.path)
    }
    #expect(throws: FileFailure("\(root.path)/no/file", "No such file or directory")) {
      try WholeFile.verifyWritable("\(root.path)/no/file")
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `a device that is full is told before anything is written`() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    #expect(throws: FileFailure("/dev/full", "No space left on device")) {
      try WholeFile.verifyWritable("/dev/full")
    }
  }
}
