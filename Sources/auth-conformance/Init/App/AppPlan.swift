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
  ///   - language: What an Xcode project says of the language.
  ///   - target: What a link in the package has to name to reach a file of the app.
  init(
    _ selection: AppSelection, adapter: AppAdapter, suite: String, language: AppLanguage,
    target: (String) -> String
  ) {
    let imported = selection.files.reduce(into: Set<String>()) { $0.formUnion($1.imports) }
    let published = Self.published(selection)
    let products =
      ["AppConformance"]
      + AppSelection.standIns.filter {
        imported.contains($0) || $0 == "Combine" && !published.isEmpty
      }
    let modules = selection.modules.sorted()
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
        targets: [\(modules.map { "\n    .target(name: \"\($0)\")," }.joined())
          .executableTarget(
            name: "verdict",
            dependencies: [
              \(products.map { "\"\($0)\"" }.joined(separator: ", "))
            ].map { .product(name: $0, package: "StandIns") }\(
              modules.map { " + [\"\($0)\"]" }.joined()),
            swiftSettings: [\(language.settings)] + threads)
        ]
      )

      """
    let sources = "\(Self.folder)/Sources/verdict"
    files =
      [
        .init(path: "\(Self.folder)/Package.swift", content: manifest),
        .init(path: "\(sources)/main.swift", content: adapter.text),
        .init(path: "\(Self.folder)/.gitignore", content: ".build/\nPackage.resolved\nReports/\n"),
      ] + Self.missing(selection).map { .init(path: "\(sources)/OnLinux.swift", content: $0) }
      + modules.map {
        .init(
          path: "\(Self.folder)/Sources/\($0)/Empty.swift",
          content: "// What the app has in this module is compiled with the rest, in 'verdict'.\n")
      }
    var taken: Set<String> = ["main.swift", "OnLinux.swift"]
    links = selection.files.map { file -> (path: String, target: String) in
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

  /// Names of Combine in a file that imports nothing that has them here: on Apple's platforms Foundation
  /// has.
  private static func published(_ selection: AppSelection) -> [String] {
    let having: Set<String> = ["AuthenticationServices", "Combine", "SwiftUI"]
    let words = selection.files.filter { $0.imports.isDisjoint(with: having) }
      .reduce(into: Set<String>()) { $0.formUnion($1.words) }
    return [("ObservableObject", "ObservableObject"), ("@Published", "Published")]
      .filter { words.contains($0.0) }.map(\.1)
  }

  /// Names of Foundation that mean nothing on Linux, belong to the process and not to a scenario, or
  /// are in a module that the app does not import: what a module declares itself comes before what
  /// it imports.
  private static func missing(_ selection: AppSelection) -> [String] {
    let words = selection.files.reduce(into: Set<String>()) { $0.formUnion($1.words) }
    let network = [
      "URLRequest", "URLResponse", "HTTPURLResponse", "URLSessionConfiguration",
    ].filter(words.contains)
    var lines: [String] = []
    let own = [
      ("PersonNameComponentsFormatter", "PersonNameFormatter"), ("UserDefaults", "AppDefaults"),
      ("NotificationCenter", "AppNotificationCenter"), ("URLSession", "AppURLSession"),
      ("URLSessionDataTask", "AppURLSessionTask"), ("URLSessionTask", "AppURLSessionTask"),
      ("URLSessionUploadTask", "AppURLSessionTask"),
    ].filter { words.contains($0.0) }
    if !own.isEmpty { lines.append("public import AppConformance") }
    lines += own.map { "public typealias \($0.0) = AppConformance.\($0.1)" }
    if !network.isEmpty { lines.append("public import FoundationNetworking") }
    lines += network.map { "public typealias \($0) = FoundationNetworking.\($0)" }
    let published = published(selection)
    if !published.isEmpty { lines.append("public import Combine") }
    lines += published.map { "public typealias \($0) = Combine.\($0)" }
    guard !lines.isEmpty else { return [] }
    let imports = lines.filter { $0.contains(" import ") }
    return [
      """
      // Written by 'auth-conformance init app': what Foundation has on Apple's platforms only, in
      // another module here, or for the whole process where each scenario has its own.
      \((imports + [""] + lines.filter { !$0.contains(" import ") }).joined(separator: "\n"))

      """
    ]
  }
}
