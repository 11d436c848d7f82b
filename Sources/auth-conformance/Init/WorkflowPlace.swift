internal import ConformanceModel
internal import Foundation

/// Where a workflow goes: into the root of the git repository, since GitHub reads no other.
struct WorkflowPlace: Equatable {
  /// The folders from the root to the project; none where it is the root, or in no repository.
  let below: [String]

  static let here = WorkflowPlace(below: [])

  /// Of the project in this folder: below the nearest folder that has a `.git`.
  ///
  /// - Throws: ``UsageError`` where a workflow cannot name the folders on the way.
  static func found() throws(UsageError) -> WorkflowPlace {
    var folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    var below: [String] = []
    while !isRepository(folder.path) {
      guard folder.path != "/" else { return .here }
      below.insert(folder.lastPathComponent, at: 0)
      folder.deleteLastPathComponent()
    }
    return try WorkflowPlace(below: below).verified()
  }

  /// Holds the folders' names against what stands in a workflow as it is.
  ///
  /// GitHub reads expressions in some places, and patterns in others.
  func verified() throws(UsageError) -> WorkflowPlace {
    let isPlain = folder.allSatisfy { $0.isLetter || $0.isNumber || " ._-+@=,()/'".contains($0) }
    guard isPlain else {
      throw UsageError(
        "this folder: its path below the root of the git repository is "
          + "'\(HostileText.line(folder))', which a workflow cannot name. Rename it, or call 'init' "
          + "in the root. Nothing was written.")
    }
    return self
  }

  /// Whether a folder is the root of a repository, and one of this user or of this folder's owner:
  /// nothing is written to where somebody else has put a `.git`.
  private static func isRepository(_ folder: String) -> Bool {
    let files = FileManager.default
    var isFolder: ObjCBool = false
    guard files.fileExists(atPath: "\(folder)/.git", isDirectory: &isFolder),
      !isFolder.boolValue || files.fileExists(atPath: "\(folder)/.git/HEAD")
    else { return false }
    var (root, here) = (stat(), stat())
    guard stat(folder, &root) == 0, stat(".", &here) == 0 else { return false }
    return [geteuid(), here.st_uid].contains(root.st_uid)
  }

  /// The project's folder, as the root names it.
  var folder: String { below.joined(separator: "/") }

  /// Of the workflow and its file: one for each project of a repository.
  var name: String {
    let name = (["auth-conformance"] + below).joined(separator: "-")
    return name.replacing(/[^A-Za-z0-9._\-]/, with: "-")
  }

  /// The file's path, from the project's folder.
  var path: String {
    String(repeating: "../", count: below.count) + ".github/workflows/\(name).yml"
  }

  /// The lines by which a job's commands run in the project's folder.
  var settings: [String] {
    below.isEmpty
      ? [] : ["defaults:", "  run:", "    working-directory: \(quoted(folder))"]
  }

  /// A path of the project, as other actions take it: they know nothing of the job's folder.
  func path(of file: String) -> String {
    below.isEmpty ? file : quoted("\(folder)/\(file)")
  }

  /// A text as YAML has it.
  private func quoted(_ text: String) -> String { "'\(text.replacing("'", with: "''"))'" }
}
