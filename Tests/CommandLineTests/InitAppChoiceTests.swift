import Testing

@testable import auth_conformance

/// What is chosen of an app's files where several would do, and what is filled in for it.
@Suite struct InitAppChoiceTests {
  private static func file(_ path: String, _ source: String) -> AppFile {
    AppFile(path: path, source: Array(source.utf8))
  }

  private static func adapter(_ members: String, _ more: String = "") -> AppAdapter {
    let source = "class P: NSObject, ASAuthorizationControllerDelegate {\n  \(members)\n}\n\(more)"
    return AppAdapter("app", [file("P.swift", source)], program: "p")
  }

  @Test(arguments: [
    // By its name.
    "func signInWithEmail() async throws -> Int { 1 }",
    // By its body.
    "func signIn() async throws -> Int { try await Auth.auth().signIn(withEmail: email) }",
    // By what it does not do.
    "func login() async throws -> Int { try await api.post(email) }",
  ])
  func `the function that makes the request is preferred`(other: String) {
    let direct = Self.adapter("\(other)\n  func begin() { ASAuthorizationController() }")
    #expect(direct.remarks.contains("sign-in is P.begin"))
    let inside = Self.adapter(
      "\(other)\n  func authorize(_ done: @escaping (Error?) -> Void) { ask() }\n"
        + "  private func ask() { controller.performRequests() }")
    #expect(inside.remarks.contains("sign-in is P.authorize"))
  }

  @Test func `a password's function alone is no sign-in with an Apple ID`() {
    let adapter = Self.adapter("func signInWithPassword() async throws -> Int { 1 }")
    #expect(adapter.isEmpty)
  }

  @Test(arguments: [
    ("ASAuthorizationControllerPresentationContextProviding", "PresentingController.shared"),
    (
      "any ASAuthorizationControllerPresentationContextProviding", "PresentingController.shared"
    ),
    (
      "UIViewController & ASAuthorizationControllerPresentationContextProviding",
      "PresentingController.shared"
    ),
    ("ASPresentationAnchor", "UIApplication.shared.keyWindow ?? UIWindow()"),
    (
      "UIViewController",
      "UIApplication.shared.keyWindow?.rootViewController ?? UIViewController()"
    ),
  ])
  func `where to present is filled in`(type: String, argument: String) {
    let asked = Self.adapter("func signIn(from: \(type)) async throws -> Int { 1 }").text
    #expect(asked.contains("signIn: { try await $0.signIn(from: \(argument)) }"))
    let made = Self.adapter("init(_ p: \(type)) {}\n  func signIn() async throws -> Int { 1 }").text
    #expect(made.contains("provider: { P(\(argument)) }"))
    let module = argument.hasPrefix("UI") ? "UIKit" : "AuthenticationServices"
    #expect(asked.contains("import \(module)\n") && made.contains("import \(module)\n"))
  }

  @Test(arguments: [
    ("static var currentNonce: String?", "AppCredential.readsNonce { P.currentNonce }\n"),
    ("private static var currentNonce: String?", nil), ("var currentNonce: String?", nil),
  ])
  func `a nonce that a type keeps for all its objects is read`(field: String, line: String?) {
    let text = Self.adapter("\(field)\n  func signIn() async throws -> Int { 1 }").text
    #expect(text.contains("readsNonce") == (line != nil))
    if let line { #expect(text.contains(line)) }
  }

  @Test(arguments: [
    ("enum NonceMaker { static func make() -> String { \"\" } }", "_ in NonceMaker.make()"),
    (
      "struct Nonces { static func generate(from: [Character] = a, length: Int) -> String { \"\" } }",
      "Nonces.generate(length: $0 ?? 32)"
    ),
    ("enum NonceMaker { static func hash(_ text: String) -> String { text } }", nil),
    ("enum Maker { static func make() -> String { \"\" } }", nil),
  ])
  func `a type's name says that its functions make nonces`(source: String, call: String?) {
    let text = AppAdapter("app", [Self.file("N.swift", source)], program: "p").text
    #expect(text.contains("nonce: {") == (call != nil))
    if let call { #expect(text.contains("nonce: { \(call) }")) }
  }

  @Test(arguments: [
    ("class M { @AppStorage(\"id\") var id = \"\" }", true),
    ("class M {}\nstruct Button: UIViewRepresentable {}", true),
    ("struct Button: UIViewRepresentable { class Coordinator {} }", false),
    ("class M {}\nstruct Front: View {}", false),
  ])
  func `a model beside what views need is no view`(source: String, isTaken: Bool) {
    let file = Self.file("M.swift", "import AuthenticationServices\nimport SwiftUI\n\(source)")
    #expect(AppSelection(of: [file]).files.isEmpty == !isTaken)
  }

  @Test(arguments: [
    ("#if canImport(CryptoKit)\nimport CryptoKit\n#else\nimport Crypto\n#endif", true),
    ("#if canImport(Crypto)\nimport Crypto\n#else\nimport CryptoKit\n#endif", true),
    ("#if !canImport(CryptoKit) && os(Linux)\nimport Crypto\n#endif", true),
    ("#if canImport(Crypto) || (canImport(CryptoKit) && DEBUG)\nimport Crypto\n#endif", false),
    ("#if DEBUG\nimport Crypto\n#endif", false),
    ("#if os(iOS)\n#elseif canImport(UIKit)\n#else\nimport Crypto\n#endif", true),
  ])
  func `the branch that has a module here is the one that counts`(source: String, isTaken: Bool) {
    let file = Self.file("N.swift", "\(source)\nfunc randomNonce() -> String { \"\" }")
    #expect(AppSelection(of: [file]).files.isEmpty == !isTaken)
  }

  private static func plan(_ file: AppFile) -> AppPlan {
    let selection = AppSelection(of: [file])
    return AppPlan(
      selection, adapter: AppAdapter("app", selection.files, program: "p"), suite: "/suite",
      language: AppLanguage(), target: { $0 })
  }

  @Test func `an observed object needs no import of Combine`() {
    let plan = Self.plan(
      Self.file(
        "M.swift",
        "import Foundation\nclass M: ObservableObject { @Published var a = 1 }\n"
          + "func randomNonce() -> String { \"\" }"))
    #expect(plan.files[0].content.contains("\"AppConformance\", \"Combine\""))
    #expect(
      plan.files.last?.content.hasSuffix(
        """
        public import Combine

        public typealias ObservableObject = Combine.ObservableObject
        public typealias Published = Combine.Published

        """) == true)
  }

  @Test(arguments: [
    ("Session/Maker.swift", true), ("App/Sources/Session/Maker.swift", true),
    ("App/Session/Maker.swift", false),
  ])
  func `a module of the app's own can be imported`(path: String, isTaken: Bool) {
    let plan = Self.plan(
      Self.file(path, "import Session\nfunc randomNonce() -> String { \"\" }"))
    #expect(plan.links.isEmpty == !isTaken)
    guard isTaken else { return }
    #expect(plan.files[0].content.contains(".target(name: \"Session\"),"))
    #expect(plan.files[0].content.contains("package: \"StandIns\") } + [\"Session\"],"))
    #expect(plan.files.last?.path == "auth-conformance-app/Sources/Session/Empty.swift")
  }

  @Test func `the app's own folder may be the module that it imports`() {
    let file = Self.file("A.swift", "import Mine\nfunc randomNonce() -> String { \"\" }")
    #expect(AppSelection(of: [file], name: "Mine").modules == ["Mine"])
  }

  @Test(arguments: [(1, -3, "1 Swift file, found"), (30, 9, "here (9 more left for the same")])
  func `where nothing is found the next command is said`(count: Int, rest: Int, words: String) {
    let message = InitAppCommand.nothingFound(["A"], count, rest: rest)
    #expect(message.contains(words) && message.hasSuffix("'auth-conformance init swift'."))
    #expect(message.contains("more left") == (rest > 0))
  }
}
