internal import Foundation

/// Builds the package that `init app` has just written, and takes it away where a file of the app
/// does not compile.
struct AppCheck {
  let plan: AppPlan
  let files: [AppFile]
  let absence: AppAbsence
  /// Whether all of it was written now: what was there before is not taken away.
  let isNew: Bool
  /// Whether files are compiled that only call the object that signs in.
  let hasCallers: Bool

  /// A file of the app does not compile, and what was written was taken away.
  struct NotCompiled: Error {
    let message: String
    let hasCallers: Bool
  }

  /// - Throws: ``NotCompiled``; a ``UsageError`` with what the compiler says.
  func perform() throws {
    guard let swift = Self.program("swift") else {
      Terminal.line("note   nothing was compiled: there is no 'swift' in the folders of PATH")
      return
    }
    Terminal.line("builds \(AppPlan.folder)\(isNew ? ", two or three minutes the first time" : "")")
    let process = Process()
    process.executableURL = swift
    process.arguments = ["build", "--package-path", AppPlan.folder]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    process.standardInput = FileHandle.nullDevice
    do { try process.run() } catch {
      Terminal.line("note   nothing was compiled: \((error as NSError).localizedDescription)")
      return
    }
    let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationReason != .exit || process.terminationStatus != 0 else { return }
    let names = plan.links.map { $0.path.split(separator: "/").last.map(String.init) ?? "" }
    let links = Dictionary(zip(names, files.map(\.path))) { first, _ in first }
    let build = AppBuild(output: said, links: links, explain: absence.reason)
    try report(build, said)
  }

  private func report(_ build: AppBuild, _ said: String) throws {
    for line in build.lines { Terminal.line(line) }
    if !build.problems.isEmpty, build.problems.allSatisfy({ $0.path == nil }) {
      // The app compiles, and what asks it is there to be changed.
      throw UsageError(
        "\(AppPlan.folder): the app's files compile, and the adapter does not. It is kept: change "
          + "\(AppPlan.folder)/Sources/verdict/main.swift, then 'swift run'.")
    }
    guard isNew else {
      throw UsageError(
        "\(AppPlan.folder), which was there, does not compile. Each file of it that you delete is "
          + "written anew.")
    }
    try FileManager.default.removeItem(atPath: AppPlan.folder)
    guard !build.problems.isEmpty else {
      for line in said.split(whereSeparator: \.isNewline).suffix(20) {
        Terminal.line(String(line))
      }
      throw UsageError("\(AppPlan.folder): cannot be built, and was taken away")
    }
    let message =
      "the app does not compile here, and \(AppPlan.folder) was taken away. 'What stands in for "
      + "Apple's frameworks' lists what is offered. Name the files that are to be judged, without "
      + "those that need more."
    throw NotCompiled(message: message, hasCallers: hasCallers)
  }

  private static func program(_ name: String) -> URL? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").map { URL(fileURLWithPath: "\($0)/\(name)") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
