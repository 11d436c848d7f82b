import ConformanceModel
import Testing

@testable import AuthGallery
@testable import ConformanceChecks

/// What is said of a verifier whose digests lose zeros, and of one that accepts nothing.
@Suite struct ClaimRenderingTests {
  private func outcome(_ check: Check, _ steps: MatchSteps) async -> CheckOutcome {
    let subject = FunctionSubject(
      "subject", contract: Contract(name: "subject", token: TokenContract()),
      match: { steps.match($0) })
    return await check.outcome(
      for: subject, CheckContext(profile: .quick, seed: 1, samples: NonceSamples()))
  }

  @Test(arguments: [DigestRendering.unpaddedHex, .numberHex, .unpaddedFirstByte])
  func `a digest without leading zeros is named, whichever right tokens are refused`(
    form: DigestRendering
  ) async {
    let steps = MatchSteps { $0.expected = { form.text(ClaimForms.digest(of: $0)) } }
    let outcome = await outcome(.tokenAccept, steps)
    #expect(outcome.grade == .fail)
    #expect(
      outcome.evidence?.likely
        == "the claim is compared with the right digest in \(form.name)")
    #expect(outcome.evidence?.also == [])
  }

  @Test(arguments: [Check.tokenMismatch, .tokenStructure, .tokenContract, .tokenMissing])
  func `rejections prove nothing where a right token is rejected as well`(check: Check) async {
    let steps = MatchSteps { $0.matches = { _, _ in false } }
    let outcome = await outcome(check, steps)
    #expect(outcome.grade == .insufficientData)
    #expect(
      outcome.evidence
        == Evidence(
          observed: ["a right token is refused as well, so that these rejections prove nothing"],
          remedy: "Repair what 'token.accept' says first: then there is enough to judge.",
          awaits: [.tokenAccept]))
  }
}
