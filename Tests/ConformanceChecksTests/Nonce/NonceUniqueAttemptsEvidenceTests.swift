import AuthGallery
import ConformanceChecks
import ConformanceModel
import Testing

/// The whole evidence of each check for one defect.
@Suite struct NonceUniqueAttemptsEvidenceTests {
  @Test func `nonce.unique-attempts tells of a nonce made once per object`() async throws {
    let outcome = try await SignInJudgement.outcome(
      of: .nonceUniqueAttempts, for: "nonce-per-object")
    let observed: [String] = [
      "request 2 carries a nonce that was there before:",
      "attempt A1 of provider 1 (async)",
      "attempt A2 of provider 1 (async)",
    ]
    let drawn: [String] = [
      "the nonce '18ff617a6dcbafd5bd7bd518cc19f9ada470e032d284c86def10ff74183c92a5'"
    ]
    #expect(
      outcome
        == .fail(
          cases: 2,
          scope:
            "the nonces of 2 requests by several providers, in a row and at once; one nonce u"
            + "sed twice would be seen with certainty",
          Evidence(observed: observed, drawn: drawn, cause: .nonceOncePerObject)))
    #expect(
      Cause.nonceOncePerObject.sentence
        == "the nonce is made once per object, or kept from one attempt to the next")
  }
}
