internal import ConformanceModel
internal import Foundation

/// Finds the project file and says so.
enum ProjectFileReading {
  /// The longest file read; a real one has a dozen lines.
  private static let longest = 1 << 20

  /// Adds the options of the project file, if there is one, to those of the command line.
  ///
  /// Only this folder is looked at: paths in the file mean the same as on the command line.
  ///
  /// - Throws: ``UsageError`` where the file cannot be used.
  static func apply(to arguments: inout Arguments, for spec: CommandSpec) throws(UsageError) {
    guard spec.readsProjectFile, !arguments.flags.contains("--no-project-file") else { return }
    let named = arguments.values["--project-file"]
    let path = named ?? ProjectFile.name
    guard named != nil || FileManager.default.fileExists(atPath: path) else { return }
    let content = try InputSource.content(of: path)
    guard content.count <= longest, let text = String(validating: content, as: UTF8.self) else {
      throw UsageError("\(path): expected a project file: UTF-8, at most \(longest) bytes")
    }
    let typed = arguments.command
    let added = arguments.adopt(try ProjectFile(text: text, path: path), for: spec)
    let addsCommand = arguments.command != typed
    guard !addsCommand || isOfThisFolder(path) else {
      throw UsageError(
        "\(path): its 'command' is not run, since the file is not one of this folder and its "
          + "owner. Type the command behind '--', or leave the file out with --no-project-file.")
    }
    guard !added.isEmpty else { return }
    let remark = addsCommand ? "; --no-project-file runs nothing of it" : ""
    Terminal.complain("project file \(path): \(added.joined(separator: " "))\(remark)")
  }

  /// The nearest folder above this one that has a project file; `nil` where this one has it.
  ///
  /// Whoever stands below a project means that project, and not the built-in reference.
  static func projectAbove() -> String? {
    let files = FileManager.default
    var folder = files.currentDirectoryPath as NSString
    if files.fileExists(atPath: folder.appendingPathComponent(ProjectFile.name)) { return nil }
    while folder.length > 1 {
      folder = folder.deletingLastPathComponent as NSString
      let path = folder.appendingPathComponent(ProjectFile.name)
      if files.fileExists(atPath: path) { return HostileText.line(folder as String) }
    }
    return nil
  }

  /// Whether a file lies in this very folder, and belongs to whoever owns the folder or runs this.
  ///
  /// Whoever can only add a link, or a file beside another user's, must not choose what is run.
  private static func isOfThisFolder(_ path: String) -> Bool {
    var (file, folder) = (stat(), stat())
    guard stat(path, &file) == 0, stat(".", &folder) == 0,
      let real = realpath(path, nil), let here = realpath(".", nil)
    else { return false }
    defer {
      free(real)
      free(here)
    }
    let parent = (String(cString: real) as NSString).deletingLastPathComponent
    return parent == String(cString: here)
      && [0, geteuid(), folder.st_uid].contains(file.st_uid)
  }
}
