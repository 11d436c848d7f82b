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

  @Test func `what only calls the object that signs in is taken where all that it uses can be`() {
    let model = Self.file(
      "App/Model.swift",
      """
      final class Model {
        let provider = Provider()
        let store = Store()
        func tap() async { try? await provider.signIn() }
      }
      """)
    let files = [Self.models, Self.nonces, Self.provider, model]
    let plain = Self.file("App/Store.swift", "final class Store {}")
    let taken = AppSelection(of: files + [plain]).files.map(\.path)
    #expect(taken.contains("App/Model.swift") && taken.contains("App/Store.swift"))
    let foreign = Self.file("App/Store.swift", "import Realm\nfinal class Store {}")
    let selection = AppSelection(of: files + [foreign])
    #expect(
      selection.omissions == [
        .init(
          path: "App/Model.swift",
          reason: "it calls Provider, and what it uses cannot all be compiled here")
      ])
  }

  @Test(arguments: [
    (
      "import SwiftUI\nstruct Front: View {}",
      "it is a view (SwiftUI); what it calls is judged without it"
    ),
    ("import os.log", "it imports os.log, for which nothing stands in"),
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

  @Test func `a file that uses what is not offered is left out by that name`() {
    let file = Self.file(
      "Passkeys.swift",
      """
      import AuthenticationServices
      enum UIState { case ready }
      func sign() { ASAuthorizationController(); ASAuthorizationPlatformPublicKeyCredentialProvider() }
      """)
    let offers = AppOffers(words: ["ASAuthorizationController"])
    let selection = AppSelection(of: [file, Self.nonces], offers: offers)
    #expect(
      selection.omissions == [
        .init(
          path: "Passkeys.swift",
          reason: "it uses ASAuthorizationPlatformPublicKeyCredentialProvider, which "
            + "AuthenticationServices does not offer here: passkeys are not judged")
      ])
  }

  @Test(arguments: [
    ("#if os(iOS) || os(visionOS)\nimport UIKit\n#endif", "'#if os(…)'"),
    ("#if canImport(UIKit)\n#endif", nil), ("#if os(Linux)\n#endif", nil),
    ("func f() { do { try g() } catch let error as NSError { } }", "'as? NSError'"),
    ("func f(_ error: Error) { if let e = error as? NSError { } }", "'as? NSError'"),
    ("func f(_ error: Error) { _ = (error as NSError).code }", nil),
  ])
  func `what differs on Linux is pointed at`(source: String, caution: String?) {
    let found = Self.file("File.swift", source).cautions
    #expect(found.count == (caution == nil ? 0 : 1))
    if let caution { #expect(found.first?.contains(caution) == true) }
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
          unjudged: [
            "the account's sign-out, revocation, linking and deletion (no file imports FirebaseAuth, which is the only backend that can be stood in for)",
          ],
          suite: "/bin/auth-conformance")

        """))
    #expect(adapter.remarks.contains("sign-in is Provider.signIn"))
  }

  @Test func `the adapter names what is left out and whose answers nobody looks at`() {
    let model = Self.file(
      "App/Model.swift",
      "final class Model { let provider = Provider(); func tap() async { try? await provider.signIn() } }"
    )
    let adapter = AppAdapter(
      "app", [Self.models, Self.provider, model],
      omissions: [.init(path: "App/Screen.swift", reason: "it is a view")], program: "p")
    #expect(
      adapter.text.hasSuffix(
        """
            signIn: { try await $0.signIn() },
            cancel: { $0.cancel() }),
          unjudged: [
            "App/Screen.swift (it is a view)",
            "the account's sign-out, revocation, linking and deletion (no file imports FirebaseAuth, which is the only backend that can be stood in for)",
            "Model in App/Model.swift, which calls Provider.signIn",
          ],
          suite: "p")

        """))
  }

  @Test(arguments: [
    (
      "func start(completion: @escaping (Result<String, Error>) -> Void) {}",
      "app.start(completion: { answer(AppAnswer.of($0)) })"
    ),
    (
      "func start(_ done: ((String?, Error?) -> Void)?) {}",
      "completion: { app, answer in\n      app.start({ answer(AppAnswer.of($0, $1)) })\n    }"
    ),
    (
      "typealias Done = (Result<Int, Error>) -> Void\n  func start(then: @escaping Done) {}",
      "app.start(then: { answer(AppAnswer.of($0)) })"
    ),
    (
      "func signIn(in window: UIWindow?, done: @escaping (Error?) -> Void) {}",
      "app.signIn(in: UIApplication.shared.keyWindow ?? UIWindow(), done: { answer(AppAnswer.of("
        + "AppOutcome(of: app, hasSucceeded: true), $0)) })"
    ),
    ("func signIn(_ done: @escaping (Bool) -> Void) {}", "{ answer(AppAnswer.of($0)) }"),
    (
      "func signIn(_ done: @escaping () -> Void) {}",
      "AppWatch.start(app, answer) { seen in\n        app.signIn({ seen.ends() })\n      }"
    ),
    (
      "func signIn() async throws(SignInError) -> Int { 1 }",
      "signIn: { try await $0.signIn() }"
    ),
    ("func signIn() async -> Int? { 1 }", "signIn: { try AppAnswer.value(await $0.signIn()) }"),
    (
      "func signIn() async throws -> Int? { 1 }",
      "signIn: { try AppAnswer.value(try await $0.signIn()) }"
    ),
    (
      "func signIn() async {}",
      "signIn: { await $0.signIn() }"
    ),
    (
      "func signIn() async throws {}",
      "try await app.signIn()\n      return AppOutcome(of: app, hasSucceeded: true)"
    ),
    ("func signIn() -> Future<Int, Error> { }", "signIn: { try await $0.signIn().value }"),
    (
      "func signIn() -> AsyncThrowingStream<Int, Error> { }",
      "signIn: { try await AppAnswer.first(of: $0.signIn()) }"
    ),
    (
      "func signIn() -> AnyPublisher<Int, Error> { }",
      "signIn: { try await AppAnswer.first(of: $0.signIn().values) }"
    ),
    (
      """
      func request() -> ASAuthorizationAppleIDRequest { }
      func end(_ result: Result<ASAuthorization, Error>) async { }
      """,
      "await AppleButton.press(app.request())\n        await app.end(result)"
    ),
    ("init(anchor: UIWindow) {}\n  func signIn() async throws -> Int { 1 }", "P(anchor: "),
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

  @Test func `an object that is shared and can be made is made anew, and that is said`() {
    let file = Self.file(
      "P.swift",
      """
      class P: NSObject, ASAuthorizationControllerDelegate {
        static let shared = P()
        func login() async throws -> Int { 1 }
      }
      """)
    let adapter = AppAdapter("app", [file], program: "p")
    #expect(adapter.text.contains("provider: { AppShared.object(P()) }"))
    #expect(adapter.remarks.contains { $0.hasPrefix("P.shared is not what is judged") })
  }

  @Test func `a class that cannot be made or asked is not judged, and that is said`() {
    let file = Self.file(
      "P.swift",
      """
      class P: NSObject, ASAuthorizationControllerDelegate {
        init(backend: Backend) {}
        func signIn() async throws -> Int { 1 }
      }
      class Q: NSObject, ASAuthorizationControllerDelegate {
        func start() {}
        func deleteAccount() async throws -> Int { 1 }
      }
      """)
    let adapter = AppAdapter("app", [file], program: "p")
    #expect(adapter.text.contains("FunctionSubject("))
    #expect(adapter.text.contains("'FunctionSubject(…).declaring { $0.nonce.alphabet"))
    #expect(adapter.remarks.contains { $0.hasPrefix("sign-in is not judged") })
    #expect(adapter.isEmpty)
    #expect(!AppAdapter("app", [file, Self.nonces], program: "p").isEmpty)
  }

  @Test func `whoever has a delegate for each call is asked, and not the delegate`() {
    let file = Self.file(
      "Service.swift",
      """
      actor Service {
        private let store: Store
        private var delegate: Hearer?
        init(store: Store, retries: Int = 1) { self.store = store }
        func fetchUser() async throws -> Int { 1 }
        func signIn() async throws -> Int { delegate = Hearer { }; return 1 }
      }
      final class Store {}
      private final class Hearer: NSObject, ASAuthorizationControllerDelegate {
        init(_ done: @escaping () -> Void) {}
      }
      class Unrelated { func signIn() async throws -> Int { 1 } }
      """)
    let text = AppAdapter("app", [file], program: "p").text
    #expect(text.contains("provider: { Service(store: Store()) }"))
    #expect(text.contains("signIn: { try await $0.signIn() }"))
  }
}
