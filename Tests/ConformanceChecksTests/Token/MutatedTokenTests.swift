import ConformanceModel
import PropertyEngine
import Testing

@testable import AuthGallery
@testable import ConformanceChecks

@Suite struct MutatedTokenTests {
  @Test(arguments: NonceForm.allCases)
  func `what must be rejected is rejected by a strict matcher, and every kind occurs`(
    form: NonceForm
  ) {
    let strict = MatchSteps { steps in steps.expected = { MatchSteps.claim(form, of: $0) } }
    var kinds: [String: Int] = [:]
    var mayGetIn = 0, getsIn = 0
    let outcome = checkProperty(
      "a strict matcher lets nothing in that must stay out",
      MutatedToken.generator(TokenContract(nonceForm: form)),
      settings: PropertySettings(seed: 11, runs: 2000)
    ) { (token: MutatedToken) -> Bool in
      kinds[token.story, default: 0] += 1
      let isAccepted = strict.match(token.attempt) == .accepted
      if !token.mustBeRejected { mayGetIn += 1 }
      if isAccepted { getsIn += 1 }
      return !(isAccepted && token.mustBeRejected)
    }
    #expect(outcome.isPassed, "\(outcome.report)")
    #expect(Set(kinds.keys) == Set(MutatedToken.Kind.allCases.map(\.rawValue)))
    #expect((kinds.values.min() ?? 0) > 100)
    // Not everything is refused: some mutations leave the claim alone, and those get in.
    #expect(getsIn > 0 && getsIn <= mayGetIn)
  }

  @Test func `the two nonces of a case are no near miss of each other`() throws {
    let outcome = checkProperty(
      "another nonce's token is unrelated", MutatedToken.generator(TokenContract(nonceForm: .raw)),
      settings: PropertySettings(seed: 5, runs: 500)
    ) { (token: MutatedToken) -> Bool in
      guard token.story == MutatedToken.Kind.anotherNonce.rawValue else { return true }
      return ClaimDiagnosis(
        token: token.attempt.token, rawNonce: token.attempt.rawNonce ?? "") == .unrelated
    }
    // Letters are drawn independently, but shrinking and chance may leave one apart.
    #expect(outcome.isPassed, "\(outcome.report)")
  }
}
