import Testing

@testable import auth_conformance

/// Ways in that tell no caller, or only of a success.
@Suite struct InitAppWatchedTests {
  private static func adapter(_ members: String, _ more: String = "") -> String {
    let source = "class P: NSObject, ASAuthorizationControllerDelegate {\n  \(members)\n}\n\(more)"
    return AppAdapter("app", [AppFile(path: "P.swift", source: Array(source.utf8))], program: "p")
      .text
  }

  @Test(arguments: [
    (
      "func signInWithApple() {}",
      "AppWatch.start(app, answer) { _ in\n        app.signInWithApple()\n      }"
    ),
    ("func begin() { ASAuthorizationController() }", "app.begin()"),
    (
      "func login(_ window: UIWindow, animated: Bool, from: Page?) {}",
      "app.login(UIApplication.shared.keyWindow ?? UIWindow(), animated: false, from: nil)"
    ),
    (
      "func login(then: @escaping (User) -> Void) {}", "app.login(then: { seen.succeeds($0) })"
    ),
    (
      "func login(ok: @escaping (_ token: String, _ nonce: String) -> Void, onError: @escaping (Error) -> Void) {}",
      "app.login(ok: { answer(.success((token: $0, nonce: $1))) }, "
        + "onError: { answer(.failure(AppAnswer.failure($0))) })"
    ),
    (
      "let ends = PassthroughSubject<User, Error>()\n  func login() {}",
      "seen.keeps(app.ends.sink(receiveCompletion: {\n          if case .failure(let error) = $0 { "
        + "seen.hears(error) }\n        }) { seen.hears($0) })\n        app.login()"
    ),
    (
      "let events: AsyncStream<Event>\n  func login() {}",
      "seen.hears(each: app.events)\n        app.login()"
    ),
    (
      """
      func prepare(_ request: ASAuthorizationAppleIDRequest) {}
      func done(result: Result<ASAuthorization, Error>) {}
      """,
      "AppleButton.press { app.prepare($0) } end: {\n          app.done(result: $0)\n        }"
    ),
  ])
  func `what tells no caller is watched`(members: String, call: String) {
    #expect(Self.adapter(members).contains(call))
  }

  @Test(arguments: [
    "func start() {}", "func refreshLogin() { }", "private func signIn() {}",
    "func signIn(with provider: Provider) {}",
    "}\nprivate extension P {\n  func signIn() {}",
  ])
  func `what does not sign in, or cannot be asked, is not`(members: String) {
    #expect(Self.adapter(members).contains("FunctionSubject("))
  }

  @Test func `what is awaited comes first`() {
    let text = Self.adapter("func signIn() {}\n  func login() async throws -> Int { 1 }")
    #expect(text.contains("signIn: { try await $0.login() }"))
    #expect(!text.contains("AppWatch"))
  }

  @Test func `a service is made for whoever takes its protocol`() {
    let text = Self.adapter(
      "init(api: any Signing) {}\n  func signIn() {}",
      "protocol Signing {}\nfinal class Live: Signing {\n  init() {}\n}")
    #expect(text.contains("provider: { P(api: Live()) }"))
  }

  @Test func `what a struct asks for is made up, unless another asks for nothing`() {
    let members = "init(api: any Signing) {}\n  func signIn() {}"
    let live = "protocol Signing {}\nstruct HTTP: Signing { let baseURL: URL\n var tries = 3 }"
    let alone = Self.adapter(members, live)
    #expect(
      alone.contains("provider: { P(api: HTTP(baseURL: URL(string: \"https://example.com\")!)) }"))
    #expect(alone.contains("import Foundation\n"))
    #expect(
      Self.adapter(members, live + "\nstruct Local: Signing { var a: Int { 1 } }")
        .contains("provider: { P(api: Local()) }"))
  }

  @Test func `what cannot be made is said with its place`() {
    let source = """
      class P: ASAuthorizationControllerDelegate {
        init(api: any Signing) {}
        func signIn() {}
      }
      protocol Signing {}
      struct HTTP: Signing {
        let transport: Transport
      }
      """
    let adapter = AppAdapter(
      "app", [AppFile(path: "P.swift", source: Array(source.utf8))], program: "p")
    #expect(
      adapter.remarks.last
        == "P.swift:6: HTTP.init asks for 'transport: Transport', of which nothing can be made here; "
        + "give it a default, or write the adapter's 'provider:' by hand")
  }
}
