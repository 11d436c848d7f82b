import Testing

@testable import auth_conformance

/// What `init app` finds of an app's account.
@Suite struct InitAppAccountTests {
  private static let provider = AppFile(
    path: "Provider.swift",
    source: Array(
      """
      import AuthenticationServices
      class Provider: NSObject, ASAuthorizationControllerDelegate {
        func signIn() async throws -> Int { 1 }
      }
      """.utf8))

  /// The adapter of an app whose account has these members.
  private static func adapter(
    _ members: String, imports: String = "import FirebaseAuth"
  ) -> AppAdapter {
    let account = AppFile(
      path: "Account.swift",
      source: Array(
        "\(imports)\nclass Account {\n  let auth = Auth.auth()\n  \(members)\n}".utf8))
    return AppAdapter("app", [account, provider], program: "p")
  }

  @Test(arguments: [
    ("func signOut() throws {}", "signOut: { try $0.signOut() }"),
    ("func logOut() {}", "signOut: { $0.logOut() }"),
    ("func deleteAccount() async throws {}", "delete: { try await $0.deleteAccount() }"),
    (
      "func deleteUser(done: @escaping (Error?) -> Void) {}",
      "app.deleteUser(done: { answer(AppAnswer.of(() as Void?, $0)) })"
    ),
    (
      "func linkWithApple(done: @escaping (User?, Error?) -> Void) {}\n  func signOut() {}",
      "app.linkWithApple(done: { answer(AppAnswer.of($0, $1)) })"
    ),
    (
      "func reauthenticate() async {}\n  func signOut() {}",
      "await app.reauthenticate()\n        return AppOutcome(of: app)"
    ),
    (
      "func link() async throws -> User? { nil }\n  func signOut() {}",
      "link: { try AppAnswer.value(try await $0.link()) }"
    ),
    (
      "func continueAsGuest() async throws {}\n  func signOut() {}",
      "signInAnonymously: { try await $0.continueAsGuest() }"
    ),
    (
      "func verify() { ASAuthorizationAppleIDProvider().getCredentialState() }\n  func signOut() {}",
      "launch: { $0.verify() }"
    ),
  ])
  func `actions of the usual names and shapes are asked for`(member: String, call: String) {
    let adapter = Self.adapter("func signInWithApple() async throws {}\n  \(member)")
    #expect(adapter.text.contains("signIn: { try await $0.signInWithApple() }"))
    #expect(adapter.text.contains(call))
    #expect(adapter.remarks.contains("the account is kept by Account"))
  }

  @Test func `what an account does not offer is said`() {
    let adapter = Self.adapter(
      "func signIn() async throws {}\n  func signOut() {}\n  func deleteAccount() { ask() }")
    #expect(
      adapter.remarks.contains(
        "of the account these are not judged, since Account has no function that does it and tells "
          + "how it ended: anonymous sign-in, linking an anonymous user, reauthentication, deletion"
      ))
    #expect(!adapter.text.contains("delete:"))
  }

  @Test(arguments: [
    ("func signOut() {}", "Account has no function that signs in and tells how that ended"),
    (
      "func signIn() async throws {}",
      "Account has no function that signs out, links, proves or deletes"
    ),
    (
      "init(key: Secret) {}\n  func signIn() async throws {}\n  func signOut() {}",
      "Account cannot be made by another file"
    ),
  ])
  func `why no account is judged is said`(members: String, reason: String) {
    let adapter = Self.adapter(members)
    #expect(!adapter.text.contains("account:"))
    #expect(
      adapter.remarks.contains(
        "the account (sign-out, revocation, linking, deletion) is not judged: \(reason)"))
  }

  @Test func `an account at another backend is not judged`() {
    let adapter = Self.adapter(
      "func signIn() async throws {}\n  func signOut() {}", imports: "import Foundation")
    #expect(adapter.remarks.contains { $0.contains("no file imports FirebaseAuth") })
  }

  @Test(arguments: [
    ("", "keepsID: false)"), ("request.state = flow", "usesState: true"),
    ("UserDefaults.standard.set(id)", "setsDisplayName: false),"),
    ("request.state == flow", "usesState: false"),
    ("let change = user.createProfileChangeRequest()", "setsDisplayName: true"),
    ("observe(X.credentialRevokedNotification)", "observation: .always"),
    (
      "observe(X.credentialRevokedNotification); center.removeObserver(self)",
      "observation: .whileSignedIn"
    ),
  ])
  func `what an account is held to is read from its files`(body: String, contract: String) {
    let adapter = Self.adapter("func signIn() async throws { \(body) }\n  func signOut() {}")
    #expect(adapter.text.contains(contract))
  }
}
