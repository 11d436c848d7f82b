import AuthConformanceXCTest
import Testing
import XCTest

/// The assertion passes for a correct subject, and for known failures as long as they fail.
///
/// What it does about a violation is shown where a failing test is no harm: the sample app.
final class XCTAssertConformsTests: XCTestCase {
  private static func subject(_ letters: String) -> FunctionSubject {
    let letters = Array(letters)
    return FunctionSubject(
      "my-app",
      nonce: { length in
        String((0..<(length ?? 32)).map { _ in letters[Int.random(in: 0..<letters.count)] })
      })
  }

  func testACorrectSubjectConforms() async {
    await XCTAssertConforms(
      Self.subject("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._"),
      to: "charset.complete", "nonce.unique")
  }

  func testAKnownFailureDoesNotFailTheTest() async {
    await XCTAssertConforms(
      Self.subject("0123456789ABCDEFGHIJKLMNOPQRSTUVXYZabcdefghijklmnopqrstuvwxyz-._"),
      to: "charset.complete",
      knownFailures: [
        KnownFailure(id: "charset.complete", grade: .fail, why: "clients store the alphabet")
      ])
  }
}

@Suite struct TestJudgementTests {
  private static let runner = InProcessRunner(
    FunctionSubject("constant", nonce: { _ in String(repeating: "a", count: 32) }))

  private static func judgement(knownFailures: [KnownFailure] = []) async throws -> TestJudgement {
    let requirement = try #require(Requirement.named(.nonceUnique))
    return await runner.judgement(
      of: requirement, knownFailures: knownFailures, on: "2026-11-01")
  }

  @Test func `a violation is an issue whose text says what was seen and what to do`() async throws {
    let judgement = try await Self.judgement()
    #expect(judgement.verdict == .issue)
    for part in ["nonce.unique  FAIL", "  observed", "  do        Draw the nonce in"] {
      #expect(judgement.text.contains(part), "\(judgement.text)")
    }
  }

  @Test func `a failure that another one explains says where to look, and no remedy`() async throws
  {
    let lacking = InProcessRunner(
      FunctionSubject(
        "lacks-w", nonce: { _ in String((0..<32).map { _ in Self.letters.randomElement() ?? "0" }) }
      ))
    let requirement = try #require(Requirement.named(.charsetUniform))
    let judgement = await lacking.judgement(of: requirement, knownFailures: [], on: "2026-11-01")
    #expect(judgement.verdict == .issue)
    #expect(judgement.text.contains("\n  see       charset.complete: likely the same mistake\n"))
    #expect(!judgement.text.contains("\n  do "))
  }

  private static let letters = Array(
    "0123456789ABCDEFGHIJKLMNOPQRSTUVXYZabcdefghijklmnopqrstuvwxyz-._")

  @Test func `a known failure is a known issue until its last day is over`() async throws {
    var known = KnownFailure(id: "nonce.unique", grade: .fail, why: "a test double")
    #expect(
      try await Self.judgement(knownFailures: [known]).verdict == .knownIssue(why: "a test double"))
    known.expires = CalendarDay("2026-10-31")
    #expect(try await Self.judgement(knownFailures: [known]).verdict == .issue)
  }
}
