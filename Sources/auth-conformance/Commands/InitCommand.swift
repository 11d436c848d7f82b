internal import Foundation

/// `init`: an adapter and a CI workflow for the project in this folder.
enum InitCommand {
  static func perform(_ arguments: Arguments) throws -> Int32 {
    let language = try language(arguments)
    let plan = InitPlan(language, suite: try suite(arguments))
    for file in plan.files {
      let isWritten = try write(file)
      Terminal.print(isWritten ? "wrote  \(file.path)\n" : "kept   \(file.path), which was there\n")
    }
    Terminal.print("\nnext:\n\(plan.next.joined(separator: "\n"))\n")
    return 0
  }

  private static func language(_ arguments: Arguments) throws(UsageError) -> AdapterLanguage {
    guard let word = arguments.operands.first else {
      let files = try? FileManager.default.contentsOfDirectory(atPath: ".")
      return try .of(projectWith: Set(files ?? []))
    }
    guard let language = AdapterLanguage(rawValue: word) else {
      throw .unknown("language", word, among: AdapterLanguage.allCases.map(\.rawValue))
    }
    return language
  }

  private static func suite(_ arguments: Arguments) throws(UsageError) -> SuiteLocation {
    if let word = arguments.values["--suite"] {
      return try SuiteLocation(word) { URL(fileURLWithPath: $0).standardizedFileURL.path }
    }
    let program = Bundle.main.executableURL?.resolvingSymlinksInPath()
    var folder = program?.deletingLastPathComponent() ?? URL(fileURLWithPath: "/")
    while folder.path != "/" {
      let manifest = FileManager.default.contents(atPath: folder.path + "/Package.swift")
      if String(decoding: manifest ?? Data(), as: UTF8.self).contains("name: \"AuthConformance\"") {
        return .folder(folder.path)
      }
      folder.deleteLastPathComponent()
    }
    throw UsageError(
      "this program: found outside the folder that it was built in, so the adapter would not find "
        + "the suite. Say where it is: --suite DIR or --suite URL")
  }

  /// - Returns: Whether the file was written; one that is there stays as it is.
  private static func write(_ file: InitPlan.File) throws(UsageError) -> Bool {
    let url = URL(fileURLWithPath: file.path)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      // The system refuses where the file has come into being meanwhile.
      try Data(file.content.utf8).write(to: url, options: .withoutOverwriting)
      return true
    } catch let error as CocoaError where error.code == .fileWriteFileExists {
      return false
    } catch {
      throw UsageError(
        "\(file.path): cannot be written: \((error as NSError).localizedDescription)")
    }
  }
}
