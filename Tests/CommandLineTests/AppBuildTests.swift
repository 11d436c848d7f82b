import Testing

@testable import auth_conformance

/// What is said of an app that does not compile.
@Suite struct AppBuildTests {
  private static func file(_ path: String, _ source: String) -> AppFile {
    AppFile(path: path, source: Array(source.utf8))
  }

  private static let absence = AppAbsence(
    offers: AppOffers(words: ["ASAuthorizationController", "Auth"]),
    files: [
      file("View.swift", "import SwiftUI\nfunc showBanner() {}\nstruct Front: View {}"),
      file("Own.swift", "struct Auth {}"),
    ],
    omissions: [.init(path: "View.swift", reason: "it is a view (SwiftUI)")])

  @Test(arguments: [
    (
      "cannot find 'ASAuthorizationPlatformPublicKeyCredentialProvider' in scope",
      "ASAuthorizationPlatformPublicKeyCredentialProvider is not offered: passkeys are not judged"
    ),
    (
      "value of type 'ASAuthorizationController' has no member 'performAutoFillAssistedRequests'",
      "ASAuthorizationController.performAutoFillAssistedRequests is not offered: autofill is not "
        + "judged"
    ),
    (
      "cannot find 'showBanner' in scope",
      "it is declared in View.swift, which is left out: it is a view (SwiftUI)"
    ),
    (
      "cannot find 'track' in scope",
      "track is neither in the files that were looked at nor offered here"
    ),
    ("no such module 'Lottie'", "nothing stands in for the module Lottie"),
    (
      "no such module 'os'",
      "Package.swift was written before the app imported os: delete that file, and it is written anew"
    ),
    // The app's own type of a name that is offered as well.
    ("value of type 'Auth' has no member 'x'", nil),
    ("cannot convert value of type 'Int' to specified type 'String'", nil),
    ("expected '{' in body of function declaration", nil),
  ])
  func `a message is explained where something is not offered`(message: String, reason: String?) {
    #expect(Self.absence.reason(message) == reason)
  }

  @Test func `errors are read from what the compiler prints, each once, by the app's own paths`() {
    let build = AppBuild(
      output: """
        [3/9] Compiling verdict Sign.swift
        /a/auth-conformance-app/Sources/verdict/App/One-Sign.swift:7:3: error: odd: 'x'
        /a/auth-conformance-app/Sources/verdict/App/One-Sign.swift:7:3: error: odd: 'x'
         5 |   let a = 1
           |           `- error: odd: 'x'
        /a/auth-conformance-app/Sources/verdict/main.swift:4:1: error: wrong
        /a/auth-conformance-app/Sources/verdict/App/One-Sign.swift:9:3: warning: unused
        error: fatalError
        """,
      links: ["One-Sign.swift": "One/Sign.swift"], explain: { $0.contains("odd") ? "why" : nil })
    #expect(
      build.lines == [
        "One/Sign.swift:7: error: odd: 'x'", "  why", "main.swift, the adapter:4: error: wrong",
      ])
  }

  @Test func `a method that is nearly one of the platform's is told, each once`() {
    let build = AppBuild(
      output: """
        /a/verdict/App/Sign.swift:94:10: warning: instance method 'controller(_:failed:)' nearly matches defaulted requirement 'controller(with:failed:)' of protocol 'SignInDelegate'
        /a/verdict/App/Sign.swift:94:10: warning: instance method 'controller(_:failed:)' nearly matches defaulted requirement 'controller(with:failed:)' of protocol 'SignInDelegate'
            |          |- warning: instance method 'controller(_:failed:)' nearly matches defaulted requirement 'controller(with:failed:)' of protocol 'SignInDelegate'
        /a/verdict/App/Sign.swift:95:10: warning: variable 'x' was never used
        """,
      links: ["Sign.swift": "App/Sign.swift"], explain: { _ in nil })
    #expect(
      build.nearMisses == [
        "App/Sign.swift:94: 'controller(_:failed:)' is not 'controller(with:failed:)' of "
          + "SignInDelegate, which is the one that is called"
      ])
    #expect(build.problems.isEmpty)
  }
}
