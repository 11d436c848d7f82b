import Foundation
import Testing

@testable import auth_conformance

/// A repair that was not built is not what is judged.
@Suite struct StaleBuildTests {
  private let package = FileManager.default.temporaryDirectory.appendingPathComponent(
    "stale-build-\(UUID().uuidString)")

  /// Writes a file of the package that is so many seconds old.
  private func write(_ path: String, age: Double) throws {
    let file = package.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data().write(to: file)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: file.path)
  }

  @Test func `a source that is newer than the program is named, and how to build it`() throws {
    defer { try? FileManager.default.removeItem(at: package) }
    try write(".build/release/adapter", age: 100)
    try write("Sources/adapter/main.swift", age: 200)
    let program = package.appendingPathComponent(".build/release/adapter").path
    #expect(StaleBuild.remark(of: program) == nil)
    try write("Sources/adapter/main.swift", age: 50)
    #expect(
      StaleBuild.remark(of: program)
        == "\(package.path)/Sources/adapter/main.swift is newer than \(program), which is judged as "
        + "it is. Build it again: swift build -c release --package-path \(package.path)")
    // Built since, with nothing to link.
    try write(".build/build.db", age: 10)
    #expect(StaleBuild.remark(of: program) == nil)
  }

  @Test func `the app's own package, which the manifest names, is looked at as well`() throws {
    defer { try? FileManager.default.removeItem(at: package) }
    let program = package.appendingPathComponent("adapter/.build/release/adapter").path
    try write("adapter/.build/release/adapter", age: 100)
    try write("Sources/App/Nonce.swift", age: 50)
    let manifest = package.appendingPathComponent("adapter/Package.swift")
    try Data("    // .package(name: \"own\", path: \"..\"),\n".utf8).write(to: manifest)
    #expect(StaleBuild.remark(of: program) == nil)
    try Data("    .package(name: \"own\", path: \"..\"),\n".utf8).write(to: manifest)
    #expect(StaleBuild.remark(of: program)?.contains("/Sources/App/Nonce.swift is newer") == true)
  }

  @Test(arguments: ["python3", "/usr/bin/env", "./adapter", "/nowhere/.build/release/adapter"])
  func `a program of no package is none of this`(program: String) {
    #expect(StaleBuild.remark(of: program) == nil)
  }
}
