internal import Foundation

/// Builds the package that `init app` has just written, and takes away what is new of it where a file
/// of the app does not compile.
struct AppCheck {
  let plan: AppPlan
  let selection: AppSelection
  /// The language mode, as a sentence names it.
  let mode: String
  let absence: AppAbsence
  /// Whether all of it was written now: what was there before is not taken away.
  let isNew: Bool
  /// Links that were made now.
  let newLinks: [String]

  /// A file of the app does not compile, and what was written was taken away.
  struct NotCompiled: Error {
    let message: String
    let failure: AppAttempt.Failure
  }

  /// - Throws: ``NotCompiled``; a ``UsageError`` with what the compiler says.
  func perform() throws {
    guard let swift = Self.program("swift") else {
      Terminal.line("note   nothing was compiled: there is no 'swift' in the folders of PATH")
      return
    }
    Terminal.line(
      "builds \(AppPlan.folder) in \(mode)\(isNew ? ", two or three minutes the first time" : "")")
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
    let said = Self.follow(output.fileHandleForReading)
    process.waitUntilExit()
    let names = plan.links.map { $0.path.split(separator: "/").last.map(String.init) ?? "" }
    let links = Dictionary(zip(names, selection.files.map(\.path))) { first, _ in first }
    let build = AppBuild(output: said, links: links, explain: absence.reason)
    for nearMiss in build.nearMisses { Terminal.line("note   \(nearMiss)") }
    guard process.terminationReason != .exit || process.terminationStatus != 0 else { return }
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
      let message =
        "\(AppPlan.folder), which was there, does not compile. Each file of it that you delete is "
        + "written anew."
      guard !newLinks.isEmpty else { throw UsageError(message) }
      // It compiled without them.
      for link in newLinks { try FileManager.default.removeItem(atPath: link) }
      throw NotCompiled(
        message: message, failure: .init(selection: selection, problems: build.problems))
    }
    let rest = try takeAway()
    guard !build.problems.isEmpty else {
      for line in said.split(whereSeparator: \.isNewline).suffix(20) {
        Terminal.line(String(line))
      }
      throw UsageError("\(AppPlan.folder): cannot be built, and \(rest)")
    }
    let message =
      "the app does not compile here, and \(AppPlan.folder) \(rest). 'What stands in for "
      + "Apple's frameworks' lists what is offered. Name the files that are to be judged, without "
      + "those that need more."
    throw NotCompiled(
      message: message, failure: .init(selection: selection, problems: build.problems))
  }

  /// All that a build prints; how far it is goes to standard error now and then, for it takes minutes.
  private static func follow(_ output: FileHandle) -> String {
    let clock = ContinuousClock()
    var next = clock.now + silence
    var all = Data()
    while true {
      let some = output.availableData
      guard !some.isEmpty else { return String(decoding: all, as: UTF8.self) }
      all += some
      guard clock.now > next,
        let step = String(decoding: some, as: UTF8.self).split(whereSeparator: \.isNewline).last(
          where: { $0.hasPrefix("[") })
      else { continue }
      next = clock.now + silence
      Terminal.complain("builds: \(step.prefix(Terminal.progressColumns - 26))")
    }
  }
  private static let silence = Duration.seconds(20)

  /// What was built stays for the next try, which has the suite's modules in it: that takes minutes.
  ///
  /// - Returns: What is said of it.
  private func takeAway() throws -> String {
    let files = try FileManager.default.contentsOfDirectory(atPath: AppPlan.folder)
    guard files.contains(".build") else {
      try FileManager.default.removeItem(atPath: AppPlan.folder)
      return "was taken away"
    }
    for name in files where name != ".build" {
      try FileManager.default.removeItem(atPath: "\(AppPlan.folder)/\(name)")
    }
    return "was taken away, but for what was built of the suite, which makes the next try faster"
  }

  private static func program(_ name: String) -> URL? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").map { URL(fileURLWithPath: "\($0)/\(name)") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
