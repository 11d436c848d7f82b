import ConformanceModel
import Testing

@testable import ConformanceChecks

/// Whether the next attempt starts is judged whatever the one before was answered with.
@Suite struct ShutGuardTests {
  @Test(arguments: [SignInFailure.failed(code: "wrongCredentialType"), .cancelled])
  func
    `a guard that stays shut after another type's credential is found whatever it is answered with`(
      answer: SignInFailure
    ) async throws
  {
    var subject = SmallSubject()
    subject.ways.otherType = answer
    let free = try await subject.outcome(of: .guardReleased)
    #expect(free.grade == .pass, "\(free)")
    subject.ways.staysShut = true
    let shut = try await subject.outcome(of: .guardReleased)
    #expect(shut.grade == .fail)
    #expect(shut.evidence?.observed.first == "B was answered 'refused'; expected 'credential'")
    #expect(shut.evidence?.cause == .flagStaysSet)
  }

  @Test func `a guard that is shut while somebody waits is so with right`() async throws {
    let outcome = try await SignInJudgement.outcome(
      of: .guardReleased, for: "silent-on-wrong-credential")
    #expect(outcome.grade == .pass, "\(outcome)")
  }
}
