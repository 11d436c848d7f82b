internal import Foundation

/// The files that GitHub can show beside an annotation: those of the checkout.
struct SourceWorkspace: Sendable {
  private let root: String
  private let folder: String

  /// - Parameters:
  ///   - folder: The working directory, in which programs were run.
  ///   - checkout: The top of the checkout, `GITHUB_WORKSPACE`; `nil` for the working directory.
  init(folder: String, checkout: String?) {
    self.folder = Self.whole(folder)
    let top = checkout.map(Self.whole) ?? self.folder
    root = self.folder == top || self.folder.hasPrefix(top + "/") ? top : self.folder
  }

  /// The path of a file from the top on; `nil` where none of that name lies in the workspace.
  ///
  /// Swift writes `Module/File.swift` for what a package keeps in `Sources/Module/File.swift`.
  func path(of name: String) -> String? {
    let candidates =
      name.hasPrefix("/") ? [name] : [name, "Sources/\(name)"].map { "\(folder)/\($0)" }
    return candidates.map(Self.whole).first { path in
      var isFolder: ObjCBool = false
      return path.hasPrefix(root + "/")
        && FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        && !isFolder.boolValue
    }.map { String($0.dropFirst(root.count + 1)) }
  }

  /// Without `..` and links, so that what lies elsewhere is seen to.
  private static func whole(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
  }
}
