internal import Foundation

/// What is said of a package that was there before.
extension AppPlan {
  /// Of a file that is kept: whether it is what would be written now.
  static func kept(_ file: InitPlan.File) -> String {
    let isSame = FileManager.default.contents(atPath: file.path) == Data(file.content.utf8)
    return "kept   \(file.path), which was there"
      + (isSame ? "" : " and is not what would be written now: delete it to have it written anew")
  }

  /// Of a link that is kept: whether it leads where it would now.
  static func kept(_ link: (path: String, target: String)) -> String {
    let target = try? FileManager.default.destinationOfSymbolicLink(atPath: link.path)
    return "kept   \(link.path), which was there"
      + (target == link.target
        ? "" : " and does not lead to \(link.target): delete it to have it renewed")
  }

  /// Links to what would not be compiled now, or is there no more.
  var staleLinks: [String] {
    let folder = "\(Self.folder)/Sources/verdict/App"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().map { "\(folder)/\($0)" }.filter { path in
      !links.contains { $0.path == path }
    }.map {
      "stale  \($0): it is not among the files that were found now; delete it unless you added it"
    }
  }
}
