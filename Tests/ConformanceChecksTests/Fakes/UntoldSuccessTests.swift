import ConformanceModel
import Testing

@testable import ConformanceChecks

/// What is judged of a provider whose server is silent.
@Suite struct UntoldSuccessTests {
  /// Fails where it would succeed, since its server is silent.
  private static func serverIsSilent(_ failure: SignInFailure) -> SmallSubject {
    var subject = SmallSubject()
    subject.ways.success = failure
    subject.contract.signIn.tellsSuccess = false
    return subject
  }

  @Test(arguments: [SignInFailure.failed(code: "unreachable"), .cancelled])
  func `where a success cannot be told from a failure neither is a violation`(
    failure: SignInFailure
  ) async throws {
    let subject = Self.serverIsSilent(failure)
    for id in [
      RequirementID.continuationAnsweredOnce, .continuationCancel, .continuationFailure,
      .continuationMalformed, .continuationDuplicates, .continuationClean, .guardExclusive,
      .guardReleased, .guardStaleCallback, .guardRefusalHarmless,
    ] {
      let outcome = try await subject.outcome(of: id)
      #expect(outcome.grade == .pass, "\(id): \(outcome)")
    }
  }

  @Test(arguments: [RequirementID.continuationSuccess, .guardOwnNonce])
  func `what only a success shows is not applicable then, and why is said`(
    id: RequirementID
  ) async throws {
    let outcome = try await Self.serverIsSilent(.failed(code: "unreachable"))
      .outcome(of: id)
    #expect(outcome == .notApplicable(SignInContract.successUntold))
  }

  @Test func `where a success can be told a failure in its place is one`() async throws {
    var subject = Self.serverIsSilent(.failed(code: "unreachable"))
    subject.contract.signIn.tellsSuccess = true
    let outcome = try await subject.outcome(of: .continuationSuccess)
    #expect(outcome.grade == .fail)
  }
}
