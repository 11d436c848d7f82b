/// What of a project's own files decides how its adapter and its workflow are written.
struct ProjectFacts: Equatable {
  /// The names of the files in the project's folder.
  var files: Set<String> = []
  /// The first library that `Package.swift` offers; `nil` where it tells none.
  var library: String?
  /// Whether pip can install the folder; a `pyproject.toml` may only set up tools.
  var isPythonPackage = false
  /// The packages that Python files import.
  var imports: Set<String> = []
  /// Whether the project's list of packages names PyJWT, or one that brings it along.
  private var needsPyJWT = false
  /// Whether `package.json` says which Node it runs with.
  var saysEngine = false
  /// The letters of the nonces that the project's own function makes; `nil` where none is known.
  var letters: String?

  /// The Node that a workflow runs where the project says none: a release with long-term support.
  static let node = "24"

  init() {}

  /// - Parameters:
  ///   - files: The names of the files in the project's folder.
  ///   - read: What a file of that name holds, if there is one.
  init(files: Set<String>, read: (String) -> String? = { _ in nil }) {
    self.files = files
    // A name of other letters could end the string that it is put into.
    let name = /\.library\(\s*name:\s*"([A-Za-z0-9_.\-]+)"/
    library = read("Package.swift")?.firstMatch(of: name).map { String($0.output.1) }
    let settings = read("pyproject.toml") ?? ""
    isPythonPackage =
      files.contains("setup.py")
      || settings.contains(/(?m)^\[(project|build-system|tool\.poetry)\]/)
    needsPyJWT = [settings, read("requirements.txt") ?? ""].contains { list in
      list.contains(/(?im)(^|["'])[ \t]*(pyjwt|firebase[-_]admin)\b/)
    }
    saysEngine = read("package.json")?.contains(/"engines"\s*:\s*\{[^}]*"node"\s*:/) ?? false
  }

  /// Whether the adapter can verify tokens by PyJWT, which `firebase-admin` brings along.
  var hasPyJWT: Bool {
    needsPyJWT || !imports.isDisjoint(with: ["PyJWT[crypto]", "firebase-admin"])
  }

  /// What pip installs for the adapter; `nil` for nothing.
  private var pipInstalls: String? {
    if files.contains("requirements.txt") { return "-r requirements.txt" }
    if isPythonPackage { return "." }
    return imports.isEmpty ? nil : imports.sorted().map { "'\($0)'" }.joined(separator: " ")
  }

  /// The packages of which the project itself does not say that it needs them, and the workflow does.
  var guessedPackages: [String] {
    files.contains("requirements.txt") || isPythonPackage ? [] : imports.sorted()
  }

  /// What makes the project's own modules importable.
  ///
  /// - Parameters:
  ///   - language: Of the adapter.
  ///   - isBare: Whether this is a container that has Swift only.
  func preparation(for language: AdapterLanguage, isBare: Bool = true) -> [String] {
    let update = "apt-get update -qq && apt-get install -y -qq"
    switch language {
    case .swift: return ["swift build -c release --package-path \(InitPlan.folder)"]
    case .python:
      guard let pipInstalls else { return isBare ? ["\(update) python3"] : [] }
      return (isBare ? ["\(update) python3-venv"] : [])
        + [
          "python3 -m venv /tmp/python", "/tmp/python/bin/pip install --quiet \(pipInstalls)",
          #"echo /tmp/python/bin >> "$GITHUB_PATH""#,
        ]
    case .node:
      guard files.contains("package.json") else { return [] }
      let isLocked = !files.isDisjoint(with: ["package-lock.json", "npm-shrinkwrap.json"])
      return [isLocked ? "npm ci" : "npm install"]
    }
  }

  /// How `actions/setup-node` is told the version: by a file of the project that says it, or by number.
  func nodeVersion(in place: WorkflowPlace) -> String {
    let file =
      [".nvmrc", ".node-version"].first(where: files.contains)
      ?? (saysEngine ? "package.json" : nil)
    return file.map { "node-version-file: \(place.path(of: $0))" } ?? "node-version: \(Self.node)"
  }
}
