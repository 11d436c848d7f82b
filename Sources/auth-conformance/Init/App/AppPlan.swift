/// What `init app` writes.
struct AppPlan {
  /// The package's folder; not a name that a clone of the suite is likely to have.
  static let folder = "auth-conformance-app"

  let files: [InitPlan.File]
  /// Links to the app's files: where each lies and what it names.
  let links: [(path: String, target: String)]

  /// - Parameters:
  ///   - selection: What is compiled.
  ///   - adapter: What judges it.
  ///   - suite: The folder of the suite.
  ///   - isSwift6: Whether the app is written in Swift 6's language mode.
  ///   - target: What a link in the package has to name to reach a file of the app.
  init(
    _ selection: AppSelection, adapter: AppAdapter, suite: String, isSwift6: Bool,
    target: (String) -> String
  ) {
    let imported = selection.files.reduce(into: Set<String>()) { $0.formUnion($1.imports) }
    let products = ["AppConformance"] + AppSelection.standIns.filter(imported.contains)
    let path = (suite + "/Sources/StandIns").replacing("\\", with: "\\\\")
      .replacing("\"", with: "\\\"")
    let manifest = """
      // swift-tools-version: 6.2

      import PackageDescription

      \(ThreadSetting.declaration)

      // Compiles files of the app as they are, against modules that stand in for Apple's; Linux only.
      let package = Package(
        name: "\(Self.folder)",
        dependencies: [.package(path: "\(path)")],
        targets: [
          .executableTarget(
            name: "verdict",
            dependencies: [
              \(products.map { "\"\($0)\"" }.joined(separator: ", "))
            ].map { .product(name: $0, package: "StandIns") },
            swiftSettings: [.swiftLanguageMode(.\(isSwift6 ? "v6" : "v5"))] + threads)
        ]
      )

      """
    let sources = "\(Self.folder)/Sources/verdict"
    files = [
      .init(path: "\(Self.folder)/Package.swift", content: manifest),
      .init(path: "\(sources)/main.swift", content: adapter.text),
      .init(path: "\(Self.folder)/.gitignore", content: ".build/\nPackage.resolved\nReports/\n"),
    ]
    var taken: Set<String> = ["main.swift"]
    links = selection.files.map { file in
      // Files of one module have different names.
      let parts = file.path.split(separator: "/").map(String.init)
      var name = parts.last ?? file.path
      var at = parts.count - 2
      while taken.contains(name), at >= 0 {
        name = "\(parts[at])-\(name)"
        at -= 1
      }
      taken.insert(name)
      return ("\(sources)/App/\(name)", target(file.path))
    }
  }
}
