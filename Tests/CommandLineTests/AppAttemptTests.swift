import Testing

@testable import auth_conformance

/// What is tried once an app's files do not compile.
@Suite struct AppAttemptTests {
  private static func file(_ path: String, _ source: String) -> AppFile {
    AppFile(path: path, source: Array(source.utf8))
  }

  private static let files = [
    file(
      "Provider.swift",
      """
      import AuthenticationServices
      @MainActor final class Provider: NSObject, ASAuthorizationControllerDelegate {
        func signIn() async throws -> Outcome { fatalError() }
      }
      """),
    file("Outcome.swift", "struct Outcome {}"),
    file(
      "Model.swift", "final class Model { func tap() async { _ = try? await Provider().signIn() } }"
    ),
    file(
      "State.swift",
      """
      final class State {
        let model = Model()
        func tap() async { _ = try? await Provider().signIn() }
      }
      """),
  ]

  private static func select(_ leaving: [AppSelection.Omission]) -> AppSelection {
    AppSelection(of: files, leaving: leaving)
  }

  private static func failure(_ path: String, reason: String? = nil) -> AppAttempt.Failure {
    .init(
      selection: select([]),
      problems: [.init(path: path, line: 3, message: "odd", reason: reason)])
  }

  @Test func `Swift 6's mode is tried where nothing says which it is`() throws {
    let first = AppAttempt(language: AppLanguage())
    let next = try #require(first.next(after: Self.failure("Provider.swift"), select: Self.select))
    #expect(next.language.isSwift6 && next.omissions == [])
    #expect(
      next.words(after: first)
        == "in Swift 6's mode: no Xcode project and no Package.swift says which it is")
    // What is not offered is missing in either mode.
    let missing = Self.failure("Provider.swift", reason: "x is not offered")
    #expect(first.next(after: missing, select: Self.select) == nil)
  }

  @Test func `a file that does not compile is left out, and what uses it`() throws {
    let first = AppAttempt(language: AppLanguage(project: "SWIFT_VERSION = 5.0;"))
    let next = try #require(first.next(after: Self.failure("Model.swift"), select: Self.select))
    #expect(
      next.omissions == [
        .init(path: "Model.swift", reason: "line 3 does not compile here: odd"),
        .init(path: "State.swift", reason: "it uses Model, which is in Model.swift"),
      ])
    #expect(next.words(after: first) == "without the files that cannot be compiled")
    #expect(Self.select(next.omissions).files.map(\.path) == ["Outcome.swift", "Provider.swift"])
  }

  @Test func `a file is left out for what is wrong in it, not for what is not inferred beside it`()
    throws
  {
    let problems = [
      AppBuild.Problem(
        path: "Model.swift", line: 3, message: "generic parameter 'T' could not be inferred",
        reason: nil),
      AppBuild.Problem(path: "Model.swift", line: 4, message: "odd", reason: nil),
    ]
    let first = AppAttempt(language: AppLanguage(project: "SWIFT_VERSION = 5.0;"))
    let next = try #require(
      first.next(
        after: .init(selection: Self.select([]), problems: problems), select: Self.select))
    #expect(next.omissions.first?.reason == "line 4 does not compile here: odd")
  }

  @Test func `where both modes fail, the file is left out in the first`() throws {
    let first = AppAttempt(language: AppLanguage())
    let second = try #require(first.next(after: Self.failure("Model.swift"), select: Self.select))
    let third = try #require(
      second.next(after: Self.failure("Provider.swift"), select: Self.select))
    #expect(!third.language.isSwift6)
    #expect(third.omissions.map(\.path) == ["Model.swift", "State.swift"])
    #expect(
      third.words(after: second)
        == "without the files that cannot be compiled, in Swift 5's mode")
  }

  @Test(arguments: ["Provider.swift", "Outcome.swift"])
  func `the object that signs in is not left out, and what it needs is not`(path: String) {
    let first = AppAttempt(language: AppLanguage(project: "SWIFT_VERSION = 5.0;"))
    #expect(first.next(after: Self.failure(path), select: Self.select) == nil)
  }
}
