internal import Foundation

/// `init`: an adapter and a CI workflow for the project in this folder, or a package for an app.
enum InitCommand {
  static func perform(_ arguments: Arguments) throws -> Int32 {
    if arguments.operands.first == "app" {
      return try InitAppCommand.perform(
        Array(arguments.operands.dropFirst()), suite: try suite(arguments),
        isChecked: !arguments.flags.contains("--no-check"))
    }
    guard arguments.operands.count <= 1 else {
      throw UsageError("init: found '\(arguments.operands[1])', expected one language")
    }
    let language = try language(arguments)
    let location = try suite(arguments, of: language)
    let found = try InitFindings.ofProject()
    let files = (try? FileManager.default.contentsOfDirectory(atPath: ".")) ?? []
    var project = ProjectFacts(files: Set(files), read: regularFile)
    project.letters = found.letters
    if language == .python { project.imports = packages(besides: files) }
    let plan = InitPlan(
      language, suite: location, program: language == .swift ? .built : .found(),
      calling: found.functions,
      signsIn: language == .swift && signsIn(), of: project, in: try .found(),
      beside: InitRemains(read: regularFile))
    for file in plan.files { try verify(file) }
    for file in plan.files {
      let isWritten = try write(file)
      let place = file.path.hasPrefix("..") ? ", for GitHub reads workflows of the root only" : ""
      Terminal.line(
        isWritten ? "wrote  \(file.path)\(place)" : "kept   \(file.path), which was there")
    }
    Terminal.line(try ignoreReports())
    if !found.lines.isEmpty { Terminal.print("\n" + found.lines.joined(separator: "\n") + "\n") }
    Terminal.print("\nnext:\n" + plan.next.joined(separator: "\n") + "\n")
    return 0
  }

  /// The text of a file that is one, and not so long that nobody wrote it.
  private static func regularFile(_ path: String) -> String? {
    guard let found = try? FileManager.default.attributesOfItem(atPath: path),
      found[.type] as? FileAttributeType == .typeRegular, found[.size] as? Int ?? 0 < 1 << 20
    else { return nil }
    return try? String(contentsOfFile: path, encoding: .utf8)
  }

  /// Has git leave the reports out: the one line that is added to a file that is there.
  ///
  /// - Returns: What was done.
  private static func ignoreReports() throws(UsageError) -> String {
    let (path, line) = (".gitignore", "Reports/latest/")
    guard (try? FileManager.default.attributesOfItem(atPath: path)) != nil else {
      let isWritten = try write(.init(path: path, content: "\(line)\n"))
      return isWritten ? "wrote  \(path)" : "kept   \(path), which was there"
    }
    guard let text = regularFile(path) else {
      return "kept   \(path), which is no file of text: leave \(line) out yourself"
    }
    let known = ["Reports", "Reports/latest"].flatMap { [$0, "\($0)/", "/\($0)", "/\($0)/"] }
    if text.split(whereSeparator: \.isNewline).contains(where: { known.contains(String($0)) }) {
      return "kept   \(path), which leaves \(line) out"
    }
    let end = text.isEmpty || text.hasSuffix("\n") ? "" : "\n"
    try ReportFile.write("\(text)\(end)\(line)\n", to: path)
    return "added  \(line) to \(path)"
  }

  /// Whether a Swift file of this project has a delegate or a continuation of a sign-in.
  private static func signsIn() -> Bool {
    isThere("swift") { name, text in
      name != "Package.swift" && SignInTemplate.marks.contains(where: text.contains)
    }
  }

  /// The packages that this project's Python files import.
  private static func packages(besides files: [String]) -> Set<String> {
    let own = Set(files.map { $0.hasSuffix(".py") ? String($0.dropLast(3)) : $0 })
    var packages: Set<String> = []
    _ = isThere("py") { _, text in
      packages.formUnion(PythonPackage.imported(by: text, besides: own))
      return false
    }
    return packages
  }

  /// Whether one of this project's source files, packages of others left out, is what is looked for.
  private static func isThere(_ kind: String, _ isWanted: (String, String) -> Bool) -> Bool {
    let others: Set = ["node_modules", "site-packages", "venv", "env", "Pods", "Carthage"]
    let files = FileManager.default.enumerator(
      at: URL(fileURLWithPath: "."), includingPropertiesForKeys: [.fileSizeKey],
      options: [.skipsHiddenFiles])
    while let file = files?.nextObject() as? URL {
      if others.contains(file.lastPathComponent) { files?.skipDescendants() }
      // Sources of an app are smaller; what is larger was generated.
      guard file.pathExtension == kind,
        let size = try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize, size < 1 << 20,
        let text = try? String(contentsOf: file, encoding: .utf8)
      else { continue }
      if isWanted(file.lastPathComponent, text) { return true }
    }
    return false
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

  /// - Parameter language: Of the adapter.
  private static func suite(
    _ arguments: Arguments, of language: AdapterLanguage = .swift
  ) throws(UsageError) -> SuiteLocation {
    if let word = arguments.values["--suite"] {
      return try SuiteLocation(word) { URL(fileURLWithPath: $0).standardizedFileURL.path }
    }
    let program = Bundle.main.executableURL?.resolvingSymlinksInPath()
    var folder = program?.deletingLastPathComponent() ?? URL(fileURLWithPath: "/")
    while folder.path != "/" {
      if let suite = SuiteLocation(ofPackage: folder) { return suite }
      folder.deleteLastPathComponent()
    }
    // Only an adapter in Swift links the suite; a workflow asks a variable where it is.
    guard language == .swift else { return .folder("") }
    throw UsageError(
      "this program: found outside the folder that it was built in, so the adapter would not find "
        + "the suite. Say where it is: --suite DIR or --suite URL")
  }

  /// Holds a file's folders, as far as they are there, against what is to be written.
  ///
  /// - Throws: ``UsageError`` where one is no folder, or a link that leads out of the project, or out
  ///   of the repository for what goes there.
  static func verify(_ file: InitPlan.File) throws(UsageError) {
    let names = file.path.split(separator: "/").dropLast()
    let up = names.prefix { $0 == ".." }
    var folder = up.joined(separator: "/")
    let project = URL(fileURLWithPath: up.isEmpty ? "." : folder).resolvingSymlinksInPath().path
    for name in names.dropFirst(up.count) {
      folder += folder.isEmpty ? "\(name)" : "/\(name)"
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) else {
        // A link to nothing is there nevertheless.
        guard (try? FileManager.default.attributesOfItem(atPath: folder)) == nil else {
          throw UsageError("\(folder): is a link to nothing, expected a folder or none")
        }
        return
      }
      guard isFolder.boolValue else {
        throw UsageError("\(folder): found a file, expected a folder for \(file.path)")
      }
      let real = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
      guard real.hasPrefix(project == "/" ? "/" : "\(project)/") else {
        throw UsageError(
          "\(folder): is a link that leads out of \(up.isEmpty ? "this folder" : "the repository"), "
            + "to \(real). Nothing was written.")
      }
    }
  }

  /// - Returns: Whether the file was written; one that is there stays as it is.
  static func write(_ file: InitPlan.File) throws(UsageError) -> Bool {
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
