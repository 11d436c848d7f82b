/// What of a project's own files decides how its adapter and its workflow are written.
struct ProjectFacts: Equatable {
  /// The names of the files in the project's folder.
  var files: Set<String> = []
  /// The first library that `Package.swift` offers; `nil` where it tells none.
  var library: String?

  init() {}

  /// - Parameters:
  ///   - files: The names of the files in the project's folder.
  ///   - manifest: What `Package.swift` holds, if there is one.
  init(files: Set<String>, manifest: String?) {
    self.files = files
    // A name of other letters could end the string that it is put into.
    let name = /\.library\(\s*name:\s*"([A-Za-z0-9_.\-]+)"/
    library = manifest?.firstMatch(of: name).map { String($0.output.1) }
  }

  /// What makes the project's own modules importable, in a container that has Swift only.
  func preparation(for language: AdapterLanguage) -> [String] {
    switch language {
    case .swift: ["swift build -c release --package-path \(InitPlan.folder)"]
    case .python:
      switch files.isDisjoint(with: AdapterLanguage.python.markers) {
      case true: ["apt-get update -qq && apt-get install -y -qq python3"]
      case false:
        [
          "apt-get update -qq && apt-get install -y -qq python3-venv",
          "python3 -m venv /tmp/python",
          "/tmp/python/bin/pip install --quiet "
            + (files.contains("requirements.txt") ? "-r requirements.txt" : "."),
          #"echo /tmp/python/bin >> "$GITHUB_PATH""#,
        ]
      }
    case .node:
      files.contains("package.json")
        ? [
          "apt-get update -qq && apt-get install -y -qq nodejs npm",
          files.contains("package-lock.json") ? "npm ci" : "npm install",
        ] : ["apt-get update -qq && apt-get install -y -qq nodejs"]
    }
  }
}
