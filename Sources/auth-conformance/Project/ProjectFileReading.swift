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
    guard let content = FileManager.default.contents(atPath: path) else {
      throw UsageError("\(path): no such file, or it cannot be read")
    }
    guard content.count <= longest, let text = String(validating: content, as: UTF8.self) else {
      throw UsageError("\(path): expected a project file: UTF-8, at most \(longest) bytes")
    }
    let added = arguments.adopt(try ProjectFile(text: text, path: path), for: spec)
    let words = added.isEmpty ? "adds nothing to this command line" : added.joined(separator: " ")
    Terminal.complain("project file \(path): \(words)")
  }
}
