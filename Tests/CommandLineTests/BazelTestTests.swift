import ConformanceModel
import Foundation
import Testing

@testable import auth_conformance

@Suite struct BazelTestTests {
  @Test func `without Bazel nothing is asked`() throws {
    let plain = try BazelTest(environment: ["PATH": "/bin", "TEST_TOTAL_SHARDS": ""])
    #expect(plain == (try BazelTest(environment: [:])))
    #expect(plain.shard == nil)
  }

  @Test func `Bazel counts shards from 0`() throws {
    let test = try BazelTest(environment: [
      "TEST_TOTAL_SHARDS": "4", "TEST_SHARD_INDEX": "3", "TEST_SHARD_STATUS_FILE": "/s",
      "XML_OUTPUT_FILE": "/x", "TEST_PREMATURE_EXIT_FILE": "/p",
      "TEST_UNDECLARED_OUTPUTS_DIR": "/o",
    ])
    #expect(test.shard == Shard(index: 4, count: 4))
    #expect(
      [test.statusFile, test.xmlFile, test.prematureExitFile, test.outputs] == [
        "/s", "/x", "/p", "/o",
      ])
  }

  @Test(arguments: ["0", "1"])
  func `a test that is not sharded leaves the status file alone`(total: String) throws {
    let test = try BazelTest(environment: [
      "TEST_TOTAL_SHARDS": total, "TEST_SHARD_INDEX": "0", "TEST_SHARD_STATUS_FILE": "/s",
    ])
    #expect(test.shard == nil && test.statusFile == nil)
  }

  @Test(arguments: ["4", "-1", "x", "", "9223372036854775807"])
  func `a shard that does not exist is refused`(index: String) {
    let error = #expect(throws: UsageError.self) {
      try BazelTest(environment: ["TEST_TOTAL_SHARDS": "4", "TEST_SHARD_INDEX": index])
    }
    #expect(
      error?.description == "TEST_SHARD_INDEX: found '\(index)' of TEST_TOTAL_SHARDS '4', "
        + "expected a number from 0 below the total")
  }

  @Test func `the files are there while they must be`() throws {
    let folder = NSTemporaryDirectory() + "bazel-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let test = try BazelTest(environment: [
      "TEST_TOTAL_SHARDS": "2", "TEST_SHARD_INDEX": "0",
      "TEST_SHARD_STATUS_FILE": "\(folder)/status", "TEST_PREMATURE_EXIT_FILE": "\(folder)/early",
    ])
    try test.begin()
    #expect(try files(in: folder) == ["early", "status"])
    test.end()
    #expect(try files(in: folder) == ["status"])
  }

  @Test func `what the file of an early end would take the place of is kept`() throws {
    let folder = NSTemporaryDirectory() + "bazel-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try "mine".write(toFile: "\(folder)/file", atomically: false, encoding: .utf8)
    try FileManager.default.createDirectory(
      atPath: "\(folder)/folder", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder)/link", withDestinationPath: "nowhere")
    for name in ["file", "folder", "link"] {
      let test = try BazelTest(environment: ["TEST_PREMATURE_EXIT_FILE": "\(folder)/\(name)"])
      let error = #expect(throws: UsageError.self) { try test.begin() }
      #expect(
        error?.description == "TEST_PREMATURE_EXIT_FILE: '\(folder)/\(name)' is no empty file, and "
          + "would be removed when the run ends. Name one that does not exist")
      test.end()
    }
    #expect(try files(in: folder) == ["file", "folder", "link"])
    #expect(try String(contentsOfFile: "\(folder)/file", encoding: .utf8) == "mine")
  }

  private func files(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }
}
