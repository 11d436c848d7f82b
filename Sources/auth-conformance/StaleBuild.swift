internal import Foundation

/// A Swift adapter whose sources have changed since it was built: its old code would be judged, and
/// a repair would seem to be none.
enum StaleBuild {
  /// What is to be said of a program of a package's `.build` folder; `nil` where nothing is.
  ///
  /// - Parameter program: The first word of the adapter's command.
  /// - Complexity: One look at each file in `Sources` of the package, and of those that its manifest
  ///   names by their paths.
  static func remark(of program: String) -> String? {
    let path = URL(fileURLWithPath: program).standardizedFileURL
    guard let package = package(of: path) else { return nil }
    // Whatever was built last: where nothing had to be linked again, the program stays as it was.
    let marks = [path, package.appendingPathComponent(".build/build.db")].compactMap(changed)
    guard let built = marks.max() else { return nil }
    let files = ([package] + packages(besides: package)).lazy.flatMap(sources)
    guard let newer = files.first(where: { (changed($0) ?? built) > built }) else { return nil }
    return "\(relative(newer)) is newer than \(program), which is judged as it is. Build it again: "
      + "swift build \(path.path.contains("/release/") ? "-c release " : "")--package-path "
      + ShellQuoting.quote(relative(package))
  }

  /// The package in whose `.build` folder a program lies.
  static func package(of program: URL) -> URL? {
    var folder = program
    repeat {
      folder.deleteLastPathComponent()
      guard folder.path != "/" else { return nil }
    } while folder.lastPathComponent != ".build"
    return folder.deletingLastPathComponent()
  }

  private static func sources(of package: URL) -> [URL] {
    let found = FileManager.default.enumerator(
      at: package.appendingPathComponent("Sources"), includingPropertiesForKeys: nil)
    return (found?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
  }

  /// The packages that a manifest names by their paths, such as an app's own.
  static func packages(besides package: URL) -> [URL] {
    let manifest = package.appendingPathComponent("Package.swift").path
    let text = String(
      decoding: FileManager.default.contents(atPath: manifest) ?? Data(), as: UTF8.self)
    return text.split(separator: "\n").compactMap { line in
      line.firstMatch(of: /^[^\/]*\.package\(.*\bpath:\s*"([^"]+)"/).map { found in
        URL(fileURLWithPath: String(found.output.1), relativeTo: package).standardizedFileURL
      }
    }
  }

  static func relative(_ url: URL) -> String {
    let here = FileManager.default.currentDirectoryPath
    if url.path == here { return "." }
    return url.path.hasPrefix("\(here)/") ? String(url.path.dropFirst(here.count + 1)) : url.path
  }

  /// When the file was written that a path leads to.
  private static func changed(_ url: URL) -> Date? {
    let file = url.resolvingSymlinksInPath().path
    return (try? FileManager.default.attributesOfItem(atPath: file))?[.modificationDate] as? Date
  }
}
