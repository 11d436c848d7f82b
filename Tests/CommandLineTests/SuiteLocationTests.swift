import Foundation
import Testing

@testable import auth_conformance

/// Where `init swift` finds the suite that an adapter links.
@Suite struct SuiteLocationTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "suite-location-\(UUID().uuidString)")

  private func write(_ path: String, _ text: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  @Test func `a package that depends on the suite is not taken for it`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("Package.swift", ".product(name: \"AuthConformance\", package: \"suite\")\n")
    #expect(SuiteLocation(ofPackage: folder) == nil)
    for (kind, location, suite) in [
      ("fileSystem", "/suite", SuiteLocation.folder("/suite")),
      ("remoteSourceControl", "https://h/suite.git", .repository("https://h/suite.git")),
    ] {
      let reference = #"{"identity":"s","kind":"\#(kind)","location":"\#(location)","#
      try write(
        ".build/workspace-state.json",
        #"{"object":{"dependencies":[{"packageRef":\#(reference)"name":"AuthConformance"}}]}}"#)
      #expect(SuiteLocation(ofPackage: folder) == suite)
    }
    try write(".build/workspace-state.json", "{}")
    #expect(SuiteLocation(ofPackage: folder) == nil)
  }

  @Test func `the suite's own folder is known by its sources`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("Sources/AuthConformance/Exports.swift", "")
    #expect(SuiteLocation(ofPackage: folder) == .folder(folder.path))
  }
}
