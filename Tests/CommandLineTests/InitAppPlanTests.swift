import Testing

@testable import auth_conformance

/// What 'init app' writes beside the app's own files.
@Suite struct InitAppPlanTests {
  private static func file(_ path: String, _ source: String) -> AppFile {
    AppFile(path: path, source: Array(source.utf8))
  }

  @Test func `what a project says of the language holds for the package`() {
    let project = "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;\nSWIFT_VERSION = 6.0;\n"
    #expect(
      AppLanguage(project: project).settings
        == ".swiftLanguageMode(.v6), .defaultIsolation(MainActor.self)")
    #expect(AppLanguage(project: "SWIFT_VERSION = 5.0;").settings == ".swiftLanguageMode(.v5)")
    #expect(!AppLanguage().isKnown && AppLanguage(project: "SWIFT_VERSION = 5.0;").isKnown)
  }

  @Test(arguments: [
    ("// swift-tools-version: 6.2\n", "v6"), ("//swift-tools-version:5.10\n", "v5"),
    ("// swift-tools-version:6.0\n.swiftLanguageMode(.v5)\n", "v5"),
  ])
  func `a manifest says the mode by its tools' version`(manifest: String, mode: String) {
    let language = AppLanguage(manifest: manifest)
    #expect(language.isKnown && language.settings == ".swiftLanguageMode(.\(mode))")
  }

  @Test func `what Foundation lacks on Linux is declared beside the app's files`() {
    let selection = AppSelection(of: [
      Self.file(
        "Sign.swift",
        """
        import AuthenticationServices
        func sha256(_ text: String) -> String { PersonNameComponentsFormatter(); URLSession.shared }
        func asked(_ url: URL) -> URLRequest { URLRequest(url: url) }
        """)
    ])
    let plan = AppPlan(
      selection, adapter: AppAdapter("app", selection.files, program: "p"), suite: "/suite",
      language: AppLanguage(), target: { $0 })
    let file = plan.files.first { $0.path.hasSuffix("/OnLinux.swift") }
    #expect(
      file?.content.hasSuffix(
        """
        public import AppConformance
        public import FoundationNetworking

        public typealias PersonNameComponentsFormatter = AppConformance.PersonNameFormatter
        public typealias URLSession = AppConformance.AppURLSession
        public typealias URLRequest = FoundationNetworking.URLRequest

        """) == true)
  }

  @Test func `links have different names and lead back to the files`() {
    let selection = AppSelection(of: [
      Self.file("One/Nonce.swift", "func randomNonce() -> String { \"\" }"),
      Self.file("Two/Nonce.swift", "func sha256(_ text: String) -> String { text }"),
    ])
    let plan = AppPlan(
      selection, adapter: AppAdapter("app", selection.files, program: "p"), suite: "/suite",
      language: AppLanguage(project: "SWIFT_VERSION = 6.0;"), target: { "../../../../\($0)" })
    let folder = "auth-conformance-app/Sources/verdict/App"
    #expect(plan.links.map(\.path) == ["\(folder)/Nonce.swift", "\(folder)/Two-Nonce.swift"])
    #expect(
      plan.links.map(\.target) == ["../../../../One/Nonce.swift", "../../../../Two/Nonce.swift"])
    #expect(plan.files[0].content.contains(".swiftLanguageMode(.v6)"))
    #expect(plan.files[0].content.contains(".package(path: \"/suite/Sources/StandIns\")"))
  }
}
