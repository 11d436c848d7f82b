import ConformanceModel
import ConformanceVectors
import Testing

@testable import AuthGallery
@testable import ConformanceChecks

@Suite struct TokenCheckTests {
  private func outcome(
    _ check: Check, token: TokenContract = TokenContract(), seed: UInt64 = 1,
    _ match: @escaping @Sendable (MatchAttempt) throws -> MatchVerdict
  ) async -> CheckOutcome {
    let subject = FunctionSubject(
      "subject", contract: Contract(name: "subject", token: token), match: { try match($0) })
    return await check.outcome(
      for: subject, CheckContext(profile: .quick, seed: seed, samples: NonceSamples()))
  }

  @Test func `the area has a check for each of its requirements, in order`() {
    #expect(
      Catalogue.token.map(\.id) == Requirement.all.filter { $0.area == .token }.map(\.id))
  }

  @Test(arguments: Catalogue.token.map(\.id).filter { $0 != .tokenRaceFree })
  func `an honest matcher passes, and says what was looked at`(id: RequirementID) async throws {
    let check = try #require(Catalogue.token.first { $0.id == id })
    let subject: GallerySubject =
      switch id {
      case .tokenReplay, .tokenReplayConcurrent: .usesUpNonces
      case .tokenSignature, .tokenClaims, .tokenKeyRotation, .tokenSubject, .tokenTypeConfusion,
        .tokenWeakKeys:
        .leewayOfAMinute
      case .tokenAzp: .authorizedPartyCompared
      case .tokenCodeHash: .codeHashCompared
      default: .takesLastDuplicate
      }
    let outcome = await check.outcome(
      for: subject.subject, CheckContext(profile: .quick, seed: 1, samples: NonceSamples()))
    let scopes: [RequirementID: String] = [
      .tokenAccept: "8 tokens with the claim that the contract asks for",
      .tokenMismatch: "159 tokens: another nonce's claim, also beside 20 other claims, and claims "
        + "one letter at each place, case, space or code point off",
      .tokenMissing: "54 tokens: claims absent, null, empty, of another type, or under another "
        + "name",
      .tokenExpectedEmpty: "27 tokens with no expected nonce or an empty one",
      .tokenContract: "22 tokens whose claim is right in another form: raw, hex, base64, upper "
        + "case, hashed twice",
      .tokenNonceSupported: "24 tokens with nonce_supported true, false, absent or of another "
        + "type; the policy is 'ignored'",
      .tokenDuplicateKeys: "12 tokens with two members of one name, one right, in both orders",
      .tokenReplay: "40 histories of 3 nonces: used, used again, after a wrong token, in turns; "
        + "160 nonces remembered as used; another token of a used nonce, different in all that may "
        + "differ; others that differ in one of 9 further claims; used nonces shown again 400 seconds later, a day later",
      .tokenSignature: "276 tokens, genuine and forged: algorithm, key, signature, padding; 200 "
        + "generated tokens of 19 kinds",
      .tokenClaims: "133 tokens; verified: aud, exp, iat, iss, nbf, sub, by the suite's clock, "
        + "leeway 60 s",
      .tokenStructure: "58 tokens: 1 to 5 parts, broken base64url in each, broken UTF-8 in the "
        + "audience, broken JSON, 10,000 levels deep, 1 MiB long",
      .tokenTolerant: "19 tokens: booleans as texts, whose values nothing here shows, unknown "
        + "claims, any order, white space, RS256 and ES256",
      .tokenTotal: "600 generated tokens of 13 kinds; one kind in 13 gets in unseen with "
        + "p < 1e-22",
      .tokenReplayConcurrent: "10 times 8 tasks at once with tokens of one nonce; a rare order may "
        + "have gone unseen",
      .tokenKeyRotation: "16 tokens: a key before it is published, published, under an old name, "
        + "and withdrawn; when and how often a verifier fetches keys is not seen here",
      .tokenAzp: "11 tokens with one audience or two, with azp and without; the rule is "
        + "'authorizedParty'",
      .tokenSubject: "10 tokens whose sub is a text, empty, absent or of another type; by what "
        + "accounts are keyed later is not seen here",
      .tokenCodeHash: "13 tokens with one code, and with c_hash right, another's, absent, or in "
        + "another form",
      .tokenTypeConfusion: "10 tokens: server notifications, logout tokens, access tokens, none "
        + "with a nonce, as providers send them",
      .tokenWeakKeys: "12 tokens: keys with the exponent 1, off the curve, for encryption, for "
        + "another algorithm; short keys, keys of other types and several keys of one name are "
        + "not tried",
    ]
    #expect(outcome.grade == .pass)
    #expect(outcome.scope == scopes[id])
    #expect(outcome.evidence == nil)
  }

  @Test func `every flag from which causes are told is one that vectors carry`() throws {
    let flags = try VectorLibrary.embedded.token().flatMap(\.tests).flatMap(\.flags)
    #expect(Set(TokenFlag.allCases.map(\.rawValue)).subtracting(flags) == [])
  }

  @Test func `replay does not apply where nothing is kept`() {
    let subject = FunctionSubject("subject", match: { _ in .accepted })
    #expect(
      Check.tokenReplay.reasonNotApplicable(
        to: subject.contract, offering: subject.offered, profile: .quick, in: .worker)
        == "the contract keeps no pending state")
  }

  @Test func `a rejection without a reason is never a wrong reason`() async {
    let honest = MatchSteps { $0.mismatch = .rejected(nil) }
    let outcome = await outcome(.tokenMismatch) { honest.match($0) }
    #expect(outcome.grade == .pass)
  }

  @Test(arguments: [(true, Cause.claimInContainer), (false, .absentClaimPasses)])
  func `who takes the claim from another place is told from who misses none`(
    looks: Bool, cause: Cause
  ) async {
    let honest = MatchSteps()
    let outcome = await outcome(.tokenTotal) { attempt in
      let verdict = honest.match(attempt)
      guard case .absent = ClaimForms.claim(in: attempt.token) else { return verdict }
      let right = ClaimForms.claim(.hex, of: attempt.rawNonce ?? "")
      return !looks || ClaimForms.isNested(right, in: attempt.token) ? .accepted : verdict
    }
    #expect(outcome.grade == .fail)
    #expect(outcome.evidence?.cause?.name == cause.name)
  }

  @Test func `an error where a verdict was due is a failure whose text may differ`() async {
    struct Refused: Error {}
    let honest = MatchSteps()
    let outcome = await outcome(.tokenExpectedEmpty) { attempt in
      if attempt.rawNonce == nil { throw Refused() }
      return honest.match(attempt)
    }
    let further = outcome.evidence?.further ?? []
    #expect(further.count == 13)
    #expect(
      further.first
        == "token-empty-0006 (no expected nonce, the digest of nothing in hex): threw an error where "
        + "a verdict was due")
    #expect(
      outcome
        == .fail(
          cases: 27, scope: "27 tokens with no expected nonce or an empty one",
          Evidence(
            observed: ["18 of 27 tokens got the wrong verdict"]
              + [
                ("0001", "no claim"), ("0002", "null"), ("0003", "an empty claim"),
                ("0004", "a claim in hex form"), ("0005", "a claim in raw form"),
              ].map { number, claim in
                "token-empty-\(number) (no expected nonce, \(claim)): threw an error where a "
                  + "verdict was due"
              } + ["and 13 more"],
            drawn: (1...5).map { "token-empty-000\($0): Refused()" }, further: further,
            cause: .noExpectationThrows)))
  }

  @Test(arguments: [
    (SubjectFault.ended("the process ended by signal 4"), Grade.crash),
    (.hung("no answer within 10 s"), .hang), (.malformedAnswer("found 'x'"), .suiteError),
  ])
  func `a fault of the process is the grade of the check that met it`(
    fault: SubjectFault, grade: Grade
  ) async {
    for check in Catalogue.token where check.id != .tokenRaceFree {
      let outcome = await outcome(check, token: TokenContract(keepsPendingState: true)) { _ in
        throw fault
      }
      #expect(outcome.grade == grade, "\(check.id)")
      #expect(outcome.evidence?.observed == [fault.sentence], "\(check.id)")
    }
  }

  @Test func `what a process dies of hides no wrong verdict`() async {
    let honest = MatchSteps { steps in
      steps.withoutText = { claim, _ in claim == .null ? .accepted : .rejected(.nonceMissing) }
    }
    let died = SubjectFault.ended("the process ended by signal 11")
    for keepsPendingState in [false, true] {
      let outcome = await outcome(
        .tokenMissing, token: TokenContract(keepsPendingState: keepsPendingState)
      ) { attempt in
        // The first of them, and before any null is seen.
        if attempt.token.split(separator: ".")[1] == "e30" { throw died }
        return honest.match(attempt)
      }
      #expect(outcome.grade == .crash)
      // What remembers is not asked again: it would have forgotten.
      #expect(outcome.evidence?.also == (keepsPendingState ? [] : [.nullClaimPasses]))
      #expect(
        outcome.evidence?.observed.prefix(3)
          == (keepsPendingState
            ? [
              died.sentence,
              "it ended at 1 token, and 32 more were not shown to it: these are judged once it is "
                + "repaired",
            ]
            : [
              died.sentence, "of the others, 3 of 33 tokens got the wrong verdict",
              "token-missing-0003 (nonce is null): accepted",
            ]))
    }
  }

  @Test func `an answer with too few verdicts is the adapter's fault`() async {
    struct Silent: TokenSubject {
      let contract = Contract(name: "silent")
      func match(_ attempts: [MatchAttempt]) async throws -> [MatchVerdict] { [] }
    }
    let outcome = await Check.tokenAccept.outcome(
      for: Silent(), CheckContext(profile: .quick, seed: 1, samples: NonceSamples()))
    #expect(outcome.grade == .suiteError)
    #expect(outcome.evidence?.observed == ["asked for 1 verdict, received 0"])
  }

  @Test func `the same seed gives the same evidence, another one another counterexample`() async {
    let honest = MatchSteps { $0.matches = { $0.utf8.last == $1.utf8.last } }
    let (first, second) = (
      await outcome(.tokenTotal, seed: 7) { honest.match($0) },
      await outcome(.tokenTotal, seed: 7) { honest.match($0) }
    )
    #expect(first == second)
    #expect(first.grade == .fail)
  }
}
