/// A language that `init` writes an adapter in.
enum AdapterLanguage: String, CaseIterable {
  case swift, python, node

  /// Files by which a project of the language is known.
  var markers: [String] {
    switch self {
    case .swift: ["Package.swift"]
    case .python: ["pyproject.toml", "setup.py", "requirements.txt"]
    case .node: ["package.json"]
    }
  }

  /// The language of the project whose folder holds these files.
  ///
  /// - Throws: ``UsageError`` where it is none or more than one.
  static func of(projectWith files: Set<String>) throws(UsageError) -> AdapterLanguage {
    let found = allCases.filter { !files.isDisjoint(with: $0.markers) }
    guard found.count <= 1 else {
      let names = found.map { "'\($0.rawValue)'" }.joined(separator: " and ")
      throw UsageError(
        "this folder: found a project of \(names), expected one language. Name it: "
          + "auth-conformance init \(found[0].rawValue)")
    }
    guard let language = found.first else {
      let markers = allCases.flatMap(\.markers).joined(separator: ", ")
      throw UsageError(
        "this folder: found none of \(markers). Name the language: "
          + "auth-conformance init swift (or python, or node)")
    }
    return language
  }
}
