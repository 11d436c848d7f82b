internal import ConformanceModel
internal import Foundation

/// Where an adapter and a workflow find this suite.
enum SuiteLocation: Equatable {
  /// The folder of its package, absolute.
  case folder(String)
  /// A git repository.
  case repository(String)

  /// Reads the value of `--suite`.
  ///
  /// - Parameter absolute: Makes a path absolute.
  /// - Throws: ``UsageError`` for what could not stand in a manifest or a workflow.
  init(_ word: String, absolute: (String) -> String) throws(UsageError) {
    // What starts with a dash is an option to git and to SwiftPM.
    guard !word.isEmpty, !word.hasPrefix("-"),
      !word.unicodeScalars.contains(where: { HostileText.isUnsafe($0) || $0 == "\"" })
    else {
      throw UsageError("option '--suite': expected a folder or the URL of a git repository")
    }
    let isRepository = word.contains("://") || word.hasPrefix("git@")
    guard !isRepository || !word.contains(where: { " '\\$`{}".contains($0) }) else {
      throw UsageError(
        "option '--suite': found '\(word)', expected a URL without blanks and quotes")
    }
    self = isRepository ? .repository(word) : .folder(absolute(word))
  }

  /// Where the suite is that a package's folder is, or that the package was built with.
  ///
  /// - Returns: `nil` for a folder that is neither.
  init?(ofPackage folder: URL) {
    let own = folder.appendingPathComponent("Sources/AuthConformance/Exports.swift")
    if FileManager.default.fileExists(atPath: own.path) {
      self = .folder(folder.path)
      return
    }
    // What SwiftPM keeps of the packages that it resolved; of no version that it promises.
    let kept = folder.appendingPathComponent(".build/workspace-state.json")
    guard let data = try? Data(contentsOf: kept),
      let state = try? JSONDecoder().decode(WorkspaceState.self, from: data),
      let suite = state.object.dependencies.first(where: { $0.packageRef.name == "AuthConformance" }
      )
    else { return nil }
    self =
      suite.packageRef.kind == "fileSystem"
      ? .folder(suite.packageRef.location) : .repository(suite.packageRef.location)
  }

  private struct WorkspaceState: Decodable {
    struct Object: Decodable { let dependencies: [Dependency] }
    struct Dependency: Decodable { let packageRef: Reference }
    struct Reference: Decodable { let kind, location, name: String }

    let object: Object
  }

  /// The expression of a manifest's dependency.
  var dependency: String {
    switch self {
    case .folder(let path): ".package(name: \"AuthConformance\", path: \(Self.literal(path)))"
    case .repository(let url):
      ".package(url: \(Self.literal(url)), "
        + (SuiteProgram.commit.map { "revision: \"\($0)\")" } ?? "branch: \"main\")")
    }
  }

  /// The name by which a manifest's products refer to it.
  var identity: String {
    switch self {
    case .folder: return "AuthConformance"
    case .repository(let url):
      let name = url.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? url
      return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
    }
  }

  /// What a workflow clones: the URL, or a variable of the repository that says it.
  var cloned: String {
    switch self {
    case .folder: "${{ vars.AUTH_CONFORMANCE_SUITE }}"
    case .repository(let url): "'\(url)'"
    }
  }

  /// What ``release`` holds.
  static let releaseMeaning = "the URL of the folder that has the files of release \(Suite.version)"

  /// What a workflow downloads the program from: GitHub's folder of a release, or a variable that
  /// says another.
  var release: String {
    guard case .repository(let url) = self, url.hasPrefix("https://github.com/") else {
      return "${{ vars.AUTH_CONFORMANCE_RELEASE }}"
    }
    let page = url.hasSuffix(".git") ? String(url.dropLast(4)) : url
    return "'\(page)/releases/download/\(Suite.version)'"
  }

  private static func literal(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(escaped)\""
  }
}
