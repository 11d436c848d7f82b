import Testing

@testable import auth_conformance

@Suite struct InitAppTests {
  private static func file(_ path: String, _ source: String) -> AppFile {
    AppFile(path: path, source: Array(source.utf8))
  }

  private static let provider = file(
    "App/Provider.swift",
    """
    import AuthenticationServices

    /* class Commented: NSObject /* nested */ { func hidden() async throws -> String {} } */
    @MainActor final class Provider: NSObject {
      private let text = "class Quoted { } // \\" \\(1)"
      func signIn(_ flow: Flow = .signIn) async throws -> Outcome { fatalError() }
      private func login() async throws -> Outcome { fatalError() }
      func cancel() {}
    }
    extension Provider: ASAuthorizationControllerDelegate {}
    """)
  private static let nonces = file(
    "App/Nonces.swift",
    """
    import Security
    enum Nonces {
      static func randomNonce(of length: Int = 32) throws -> String { "" }
      static func sha256(_ text: String) -> String { text }
    }
    """)
  private static let models = file(
    "App/Models.swift", "struct Outcome { var token: String }\nenum Flow { case signIn }")

  @Test func `files that sign in are taken, with those that they use`() {
    let other = Self.file("App/Other.swift", "struct Unrelated {}")
    let selection = AppSelection(of: [other, Self.models, Self.nonces, Self.provider])
    #expect(
      selection.files.map(\.path)
        == ["App/Models.swift", "App/Nonces.swift", "App/Provider.swift"])
    #expect(selection.omissions == [])
  }

  @Test(arguments: [
    ("import SwiftUI", "it is a view (SwiftUI); what it calls is judged without it"),
    ("import GoogleSignIn", "it imports GoogleSignIn, for which nothing stands in"),
    ("@main struct App {}", "it is where the app starts (@main)"),
    (
      "class A { @objc func a() {} }",
      "it uses @objc, which Swift has on Apple's platforms only"
    ),
  ])
  func `a file that cannot be compiled is left out with its reason`(
    source: String, reason: String
  ) {
    let view = Self.file("View.swift", "import AuthenticationServices\n\(source)")
    let selection = AppSelection(of: [view, Self.nonces])
    #expect(selection.files.map(\.path) == ["App/Nonces.swift"])
    #expect(selection.omissions == [.init(path: "View.swift", reason: reason)])
  }

  @Test func `the adapter calls what was found`() {
    let adapter = AppAdapter(
      "My \"App\"", [Self.models, Self.nonces, Self.provider], program: "/bin/auth-conformance")
    #expect(
      adapter.text.hasSuffix(
        """
        AppVerdict.main(
          AppSubject(
            "My \\"App\\"",
            nonce: { try Nonces.randomNonce(of: $0 ?? 32) },
            digest: { Nonces.sha256($0) },
            provider: { Provider() },
            signIn: { try await $0.signIn() },
            cancel: { $0.cancel() }),
          suite: "/bin/auth-conformance")

        """))
    #expect(adapter.remarks.contains("sign-in is Provider.signIn"))
  }

  @Test(arguments: [
    (
      "func start(completion: @escaping (Result<String, Error>) -> Void) {}",
      "completion: { $0.start(completion: $1) }"
    ),
    (
      "func start(_ done: ((String?, Error?) -> Void)?) {}",
      """
      completion: { app, answer in
            app.start({ value, error in
              if let value { answer(.success(value)) } else if let error { answer(.failure(error)) }
            })
          }
      """
    ),
    (
      "static let shared = P()\n  private init() {}\n  func login() async throws -> Int { 1 }",
      "provider: { P.shared }"
    ),
  ])
  func `ways in of other shapes are called too`(member: String, call: String) {
    let file = Self.file(
      "P.swift", "class P: NSObject, ASAuthorizationControllerDelegate {\n  \(member)\n}")
    #expect(AppAdapter("app", [file], program: "p").text.contains(call))
  }

  @Test func `a class that cannot be made or asked is not judged, and that is said`() {
    let file = Self.file(
      "P.swift",
      """
      class P: NSObject, ASAuthorizationControllerDelegate {
        init(anchor: UIWindow) {}
        func signIn() async throws -> Int { 1 }
      }
      class Q: NSObject, ASAuthorizationControllerDelegate { func start() {} }
      """)
    let adapter = AppAdapter("app", [file], program: "p")
    #expect(adapter.text.contains("FunctionSubject("))
    #expect(adapter.remarks.contains { $0.hasPrefix("sign-in is not judged") })
  }

  @Test func `links have different names and lead back to the files`() {
    let selection = AppSelection(of: [
      Self.file("One/Nonce.swift", "func randomNonce() -> String { \"\" }"),
      Self.file("Two/Nonce.swift", "func sha256(_ text: String) -> String { text }"),
    ])
    let plan = AppPlan(
      selection, adapter: AppAdapter("app", selection.files, program: "p"), suite: "/suite",
      isSwift6: true, target: { "../../../../\($0)" })
    let folder = "auth-conformance-app/Sources/verdict/App"
    #expect(plan.links.map(\.path) == ["\(folder)/Nonce.swift", "\(folder)/Two-Nonce.swift"])
    #expect(
      plan.links.map(\.target) == ["../../../../One/Nonce.swift", "../../../../Two/Nonce.swift"])
    #expect(plan.files[0].content.contains(".swiftLanguageMode(.v6)"))
    #expect(plan.files[0].content.contains(".package(path: \"/suite/Sources/StandIns\")"))
  }
}
