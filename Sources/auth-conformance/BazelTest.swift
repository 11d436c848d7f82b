internal import ConformanceModel
internal import Foundation

/// What Bazel asks of a test by way of the environment (Bazel's "Test encyclopedia").
struct BazelTest: Equatable, Sendable {
  /// Which part to judge.
  var shard: Shard?
  /// Made to say that sharding is understood.
  var statusFile: String?
  /// Where the JUnit report goes.
  var xmlFile: String?
  /// Exists while the test runs; left behind, it says that the process ended before its time.
  var prematureExitFile: String?
  /// Where reports go that are kept.
  var outputs: String?

  /// - Parameter environment: Of the process; without Bazel's variables nothing is asked.
  /// - Throws: ``UsageError`` where the shard is none.
  init(environment: [String: String]) throws(UsageError) {
    let value = { (name: String) in environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    xmlFile = value("XML_OUTPUT_FILE")
    prematureExitFile = value("TEST_PREMATURE_EXIT_FILE")
    outputs = value("TEST_UNDECLARED_OUTPUTS_DIR")
    guard let total = value("TEST_TOTAL_SHARDS"), total != "0", total != "1" else { return }
    statusFile = value("TEST_SHARD_STATUS_FILE")
    let index = value("TEST_SHARD_INDEX")
    guard let count = Int(total), let position = index.flatMap({ Int($0) }), position < count,
      let shard = Shard(index: position + 1, count: count)
    else {
      throw UsageError(
        "TEST_SHARD_INDEX: found '\(index ?? "")' of TEST_TOTAL_SHARDS '\(total)', "
          + "expected a number from 0 below the total")
    }
    self.shard = shard
  }

  /// Says that sharding is understood, and that the run is not over yet.
  ///
  /// - Throws: ``UsageError`` where a file cannot be written, or one that is to be removed in the
  ///   end is somebody's.
  func begin() throws(UsageError) {
    if let prematureExitFile, Self.isEmptyFile(prematureExitFile) == false {
      throw UsageError(
        "TEST_PREMATURE_EXIT_FILE: '\(prematureExitFile)' is no empty file, and would be removed "
          + "when the run ends. Name one that does not exist")
    }
    for file in [statusFile, prematureExitFile].compactMap(\.self)
    where Self.isEmptyFile(file) == nil {
      try ReportFile.write("", to: file)
    }
  }

  /// Says that the run is over, whatever its verdict.
  func end() {
    guard let prematureExitFile, Self.isEmptyFile(prematureExitFile) == true else { return }
    try? FileManager.default.removeItem(atPath: prematureExitFile)
  }

  /// Whether what lies at a path is an empty file and no link to one; `nil` where there is nothing.
  private static func isEmptyFile(_ path: String) -> Bool? {
    var found = stat()
    guard lstat(path, &found) == 0 else { return nil }
    return found.st_mode & S_IFMT == S_IFREG && found.st_size == 0
  }
}
