internal import Foundation

/// `init app`: a package that compiles an app's own files and judges them.
enum InitAppCommand {
  /// Folders that hold no code of the app's own, or none that ships.
  private static let foreign: Set<String> = [
    "Pods", "Carthage", "DerivedData", "build", "node_modules", "fastlane", AppPlan.folder,
    InitPlan.folder,
  ]
  private static let mostFiles = 20_000
  private static let mostBytes = 1 << 20

  /// - Parameters:
  ///   - paths: Folders and files of the app; none for this folder.
  ///   - suite: Where the suite is.
  ///   - isChecked: Whether what is written is built, and taken away where a file does not compile.
  static func perform(
    _ paths: [String], suite: SuiteLocation, isChecked: Bool
  ) throws -> Int32 {
    guard case .folder(let suite) = suite else {
      throw UsageError(
        "option '--suite': found a repository, expected a folder: the modules that stand in for "
          + "Apple's are a package inside a clone of the suite. Clone it and name the folder.")
    }
    guard FileManager.default.fileExists(atPath: "\(suite)/Sources/StandIns/Package.swift") else {
      throw UsageError("option '--suite': found no Sources/StandIns/Package.swift in '\(suite)'")
    }
    let app = paths.isEmpty ? ["."] : paths
    let found = try app.flatMap(sources)
    let files = try found.map { path in
      guard let data = FileManager.default.contents(atPath: path) else {
        throw UsageError("\(path): cannot be read")
      }
      return AppFile(path: path, source: Array(data.prefix(mostBytes)))
    }
    let offers = AppOffers(suite: suite)
    let name = URL(fileURLWithPath: app[0]).resolvingSymlinksInPath().lastPathComponent
    func select(_ leaving: [AppSelection.Omission]) -> AppSelection {
      AppSelection(of: files, offers: offers, name: name, leaving: leaving)
    }
    var attempt = AppAttempt(language: language(app))
    while true {
      do {
        try write(
          app, files, select(attempt.omissions), attempt.language, offers, suite,
          isChecked: isChecked)
        break
      } catch let error as AppCheck.NotCompiled {
        guard let next = attempt.next(after: error.failure, select: select) else {
          throw UsageError(error.message)
        }
        Terminal.line("note   once more, \(next.words(after: attempt))")
        attempt = next
      }
    }
    Terminal.print(
      "\nnext:\n 1.  the verdict: swift run --package-path \(AppPlan.folder)\n"
        + " 2.  the same in more depth: swift run --package-path \(AppPlan.folder) verdict --profile thorough\n"
        + " 3.  what only threads do, on Linux: \(ThreadSetting.variable)=1 swift run -c release \\\n"
        + "     --package-path \(AppPlan.folder) --scratch-path \(AppPlan.folder)/.build/threads\n"
        + " 4.  lines that look wrong, without a run: auth-conformance scan \(app.joined(separator: " "))\n"
    )
    return 0
  }

  /// Writes the package, and builds it.
  ///
  /// - Throws: ``AppCheck/NotCompiled``, a ``UsageError``.
  private static func write(
    _ app: [String], _ files: [AppFile], _ selection: AppSelection, _ language: AppLanguage,
    _ offers: AppOffers, _ suite: String, isChecked: Bool
  ) throws {
    let name = URL(fileURLWithPath: app[0]).resolvingSymlinksInPath()
    for omission in selection.omissions {
      Terminal.line("left   \(omission.path): \(omission.reason)")
    }
    guard !selection.files.isEmpty else {
      let named = selection.omissions.map(\.path)
      let unnamed = files.map(\.path).filter { !named.contains($0) }
      for path in unnamed.prefix(mostReasons) { Terminal.line("left   \(path): \(unrelated)") }
      throw UsageError(nothingFound(app, files.count, rest: unnamed.count - mostReasons))
    }
    for file in selection.files {
      for caution in file.cautions { Terminal.line("note   \(file.path): \(caution)") }
    }
    let program = Bundle.main.executableURL?.resolvingSymlinksInPath().path ?? "auth-conformance"
    let adapter = AppAdapter(
      app[0].hasSuffix(".swift")
        ? name.deletingPathExtension().lastPathComponent : name.lastPathComponent,
      selection.files, omissions: selection.omissions, program: program)
    guard !adapter.isEmpty else {
      throw UsageError(
        "\(app.joined(separator: " ")): nothing in \(selection.files.map(\.path).joined(separator: ", ")) "
          + "can be judged: no generator and no hash that another file may call, and "
          + "\(adapter.remarks.joined(separator: "; ")). Nothing was written. Name the files of the "
          + "class that signs in, 'auth-conformance init app FILE…', or have an adapter written to be "
          + "filled in: 'auth-conformance init swift'.")
    }
    let plan = AppPlan(
      selection, adapter: adapter, suite: suite, language: language, target: linkTarget)
    for file in plan.files { try InitCommand.verify(file) }
    let isNew = !FileManager.default.fileExists(atPath: "\(AppPlan.folder)/Package.swift")
    for file in plan.files {
      let isWritten = try InitCommand.write(file)
      Terminal.line(isWritten ? "wrote  \(file.path)" : AppPlan.kept(file))
    }
    var newLinks: [String] = []
    for link in plan.links {
      let isNewLink = try linked(link.path, link.target)
      if isNewLink { newLinks.append(link.path) }
      Terminal.line(
        isNewLink ? "linked \(link.path) -> \(link.target)" : AppPlan.kept(link))
    }
    for stale in plan.staleLinks { Terminal.line(stale) }
    for remark in adapter.remarks { Terminal.line("found  \(remark)") }
    if isChecked {
      try AppCheck(
        plan: plan, selection: selection, mode: language.mode,
        absence: AppAbsence(offers: offers, files: files, omissions: selection.omissions),
        isNew: isNew, newLinks: newLinks
      ).perform()
    }
  }

  /// Files whose reasons are said one by one.
  private static let mostReasons = 20
  private static let unrelated =
    "it does not import AuthenticationServices or draw random bytes, and no function in it is called "
    + "a nonce's or SHA-256's and returns a String"

  static func nothingFound(_ app: [String], _ count: Int, rest: Int) -> String {
    "\(app.joined(separator: " ")): looked at \(count) Swift file\(count == 1 ? "" : "s"), found none that "
      + "signs in or makes nonces and can be compiled here"
      + (rest > 0 ? " (\(rest) more left for the same reason)" : "")
      + ". Nothing was written. Name the "
      + "files of the class that signs in, 'auth-conformance init app FILE…', or have an adapter "
      + "written to be filled in: 'auth-conformance init swift'."
  }

  /// The Swift files below a path, in the order of their names.
  private static func sources(below path: String) throws(UsageError) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw UsageError("\(path): is not there")
    }
    guard isFolder.boolValue else {
      guard path.hasSuffix(".swift") else { throw UsageError("\(path): expected a .swift file") }
      return [path]
    }
    var found: [String] = []
    var folders = [path]
    while let folder = folders.popLast() {
      for name in (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? [] {
        guard !name.hasPrefix("."), !foreign.contains(name), !name.hasSuffix("Tests") else {
          continue
        }
        let inside = folder == "." ? name : "\(folder)/\(name)"
        // A link may lead anywhere, back up as well.
        let type = (try? FileManager.default.attributesOfItem(atPath: inside))?[.type]
        if type as? FileAttributeType == .typeDirectory { folders.append(inside) }
        if type as? FileAttributeType == .typeRegular, name.hasSuffix(".swift"),
          name != "Package.swift"
        {
          found.append(inside)
        }
      }
      guard found.count <= mostFiles else {
        throw UsageError(
          "\(path): found more than \(mostFiles) Swift files. Name the app's folder.")
      }
    }
    return found.sorted()
  }

  /// What the first Xcode project or manifest there, or in the two folders above, says of the language.
  private static func language(_ app: [String]) -> AppLanguage {
    let folders = app.map { URL(fileURLWithPath: $0).standardizedFileURL }
    let above = folders.map { $0.deletingLastPathComponent() }
    func text(_ path: String) -> String {
      String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
    }
    for folder in folders + above + above.map({ $0.deletingLastPathComponent() }) {
      let path = folder.path
      let names = (try? FileManager.default.contentsOfDirectory(atPath: path))?.sorted() ?? []
      if let project = names.first(where: { $0.hasSuffix(".xcodeproj") }) {
        return AppLanguage(project: text("\(path)/\(project)/project.pbxproj"))
      }
      if names.contains("Package.swift") {
        return AppLanguage(manifest: text("\(path)/Package.swift"))
      }
    }
    // The mode that was found by trying, in the package that was there before.
    return AppLanguage(manifest: text("\(AppPlan.folder)/Package.swift"))
  }

  /// What a link in the package names to reach a file: upwards from the package where the file is
  /// below this folder, so that both can be moved together.
  private static func linkTarget(_ path: String) -> String {
    if path.hasPrefix("/") || path.hasPrefix("..") {
      return URL(fileURLWithPath: path).standardizedFileURL.path
    }
    return "../../../../" + (path.hasPrefix("./") ? String(path.dropFirst(2)) : path)
  }

  /// - Returns: Whether the link was made; what is there stays as it is.
  private static func linked(_ path: String, _ target: String) throws(UsageError) -> Bool {
    do {
      try FileManager.default.createDirectory(
        at: URL(fileURLWithPath: path).deletingLastPathComponent(),
        withIntermediateDirectories: true)
      guard (try? FileManager.default.attributesOfItem(atPath: path)) == nil else { return false }
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
      return true
    } catch {
      throw UsageError("\(path): cannot be written: \((error as NSError).localizedDescription)")
    }
  }
}
