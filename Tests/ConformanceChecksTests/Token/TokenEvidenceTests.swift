import ConformanceModel
import PropertyEngine
import Testing

@testable import AuthGallery
@testable import ConformanceChecks

/// Each check fails a matcher with the defect it is made for, with exactly this evidence.
@Suite struct TokenEvidenceTests {
  @Test func `token accept blames accepts raw`() async {
    let expected = CheckOutcome(
      grade: .fail, cases: 8,
      scope: "8 tokens with the claim that the contract asks for",
      evidence: Evidence(
        observed: [
          "8 of 8 tokens got the wrong verdict",
          "token-accept-0001 (the claim is the hex form): rejected with 'nonceMismatch'",
          "token-accept-0004 (the shortest nonce of 128 bits in base64url, hex form): rejected "
            + "with 'nonceMismatch'",
          "token-accept-0006 (a nonce of 64 hex digits, hex form): rejected with 'nonceMismatch'",
          "token-accept-0008 (a long nonce, hex form): rejected with 'nonceMismatch'",
          "token-accept-0010 (a UUID as nonce, hex form): rejected with 'nonceMismatch'",
          "and 3 more",
        ],
        cause: .otherFormExpected.saying(
          "the claim is compared with the raw nonce, although the contract says 'hex'")))
    #expect(await outcome(.tokenAccept, .acceptsRaw) == expected)
  }

  @Test func `token accept blames inverted`() async {
    let expected = CheckOutcome(
      grade: .fail, cases: 8,
      scope: "8 tokens with the claim that the contract asks for",
      evidence: Evidence(
        observed: [
          "8 of 8 tokens got the wrong verdict",
          "token-accept-0001 (the claim is the hex form): rejected with 'nonceMismatch'",
          "token-accept-0004 (the shortest nonce of 128 bits in base64url, hex form): rejected "
            + "with 'nonceMismatch'",
          "token-accept-0006 (a nonce of 64 hex digits, hex form): rejected with 'nonceMismatch'",
          "token-accept-0008 (a long nonce, hex form): rejected with 'nonceMismatch'",
          "token-accept-0010 (a UUID as nonce, hex form): rejected with 'nonceMismatch'",
          "and 3 more",
        ],
        cause: .comparisonInverted.saying(
          "the comparison is inverted: other nonces' claims are accepted, the right one "
            + "is not")))
    #expect(await outcome(.tokenAccept, .inverted) == expected)
  }

  @Test func `token accept blames rejects everything`() async {
    let expected = CheckOutcome(
      grade: .fail, cases: 8,
      scope: "8 tokens with the claim that the contract asks for",
      evidence: Evidence(
        observed: [
          "8 of 8 tokens got the wrong verdict",
          "token-accept-0001 (the claim is the hex form): rejected with 'nonceMismatch'",
          "token-accept-0004 (the shortest nonce of 128 bits in base64url, hex form): rejected "
            + "with 'nonceMismatch'",
          "token-accept-0006 (a nonce of 64 hex digits, hex form): rejected with 'nonceMismatch'",
          "token-accept-0008 (a long nonce, hex form): rejected with 'nonceMismatch'",
          "token-accept-0010 (a UUID as nonce, hex form): rejected with 'nonceMismatch'",
          "and 3 more",
        ],
        cause: .nothingAccepted.saying(
          "no token at all was accepted, so that rejections in this area prove nothing")))
    #expect(await outcome(.tokenAccept, .rejectsEverything) == expected)
  }

  @Test func `token mismatch blames prefix compare`() async {
    let expected = CheckOutcome(
      grade: .fail, cases: 46,
      scope: "46 tokens: another nonce's claim, and claims one letter, case, space or code "
        + "point off",
      evidence: Evidence(
        observed: [
          "3 of 46 tokens got the wrong verdict",
          "token-mismatch-0008 (last letter missing (hex form)): accepted",
          "token-mismatch-0012 (first letter only (hex form)): accepted",
          "token-mismatch-0014 (first half (hex form)): accepted",
        ],
        cause: .prefixCompared.saying(
          "only as much as the claim has is compared (a prefix is enough)")))
    #expect(await outcome(.tokenMismatch, .prefixCompare) == expected)
  }

  @Test func `token mismatch blames wrong reason`() async {
    let expected = CheckOutcome(
      grade: .wrongReason, cases: 46,
      scope: "46 tokens: another nonce's claim, and claims one letter, case, space or code "
        + "point off",
      evidence: Evidence(
        observed: [
          "46 of 46 tokens got the wrong reason",
          "token-mismatch-0001 (another nonce's hex form): rejected with 'expired', expected "
            + "'nonceMismatch'",
          "token-mismatch-0002 (another nonce's base64url form): rejected with 'expired', "
            + "expected 'nonceMismatch'",
          "token-mismatch-0003 (another nonce's raw form): rejected with 'expired', expected "
            + "'nonceMismatch'",
          "token-mismatch-0004 (first letter changed (hex form)): rejected with 'expired', "
            + "expected 'nonceMismatch'",
          "token-mismatch-0005 (first letter changed (raw form)): rejected with 'expired', "
            + "expected 'nonceMismatch'",
          "and 41 more",
        ],
        cause: .wrongReason.saying("one reason for whatever is wrong: 'expired'")))
    #expect(await outcome(.tokenMismatch, .wrongReason) == expected)
  }

  @Test func `token mismatch blames base64url case insensitive`() async {
    let expected = CheckOutcome(
      grade: .fail, cases: 59,
      scope: "59 tokens: another nonce's claim, and claims one letter, case, space or code "
        + "point off",
      evidence: Evidence(
        observed: [
          "1 of 59 tokens got the wrong verdict",
          "near-miss-11 (other case (base64url form)): accepted",
        ],
        cause: .caseNotCompared.saying("claim and expectation are compared without regard to case"))
    )
    #expect(await outcome(.tokenMismatch, .base64urlCaseInsensitive) == expected)
  }

  @Test func `token missing blames array claim accepted`() async {
    let expected = CheckOutcome(
      grade: .fail, cases: 32,
      scope: "32 tokens: claims absent, null, empty, of another type, or under another name",
      evidence: Evidence(
        observed: [
          "1 of 32 tokens got the wrong verdict",
          "token-missing-0011 (nonce is the right hex form in an array): accepted",
        ],
        cause: .claimInContainer.saying(
          "the claim may be an array or object that holds the hex form of the right digest")))
    #expect(await outcome(.tokenMissing, .arrayClaimAccepted) == expected)
  }

  @Test func `token expected-empty blames digest of nothing accepted`() async {
    let expected = CheckOutcome(
      grade: .fail, cases: 19,
      scope: "19 tokens with no expected nonce or an empty one",
      evidence: Evidence(
        observed: [
          "2 of 19 tokens got the wrong verdict",
          "token-empty-0006 (no expected nonce, the digest of nothing in hex): accepted",
          "token-empty-0015 (an empty expected nonce, the digest of nothing in hex): accepted",
        ],
        cause: .nothingEqualsNothing.saying(
          "nothing is compared with nothing, and found equal: nil = nil, \"\" = \"\", or "
            + "the digest of nothing")))
    #expect(await outcome(.tokenExpectedEmpty, .digestOfNothingAccepted) == expected)
  }

  @Test func `token contract blames raw or digest accepted`() async {
    let expected = CheckOutcome(
      grade: .fail, cases: 22,
      scope: "22 tokens whose claim is right in another form: raw, hex, base64, upper case, "
        + "hashed twice",
      evidence: Evidence(
        observed: [
          "6 of 22 tokens got the wrong verdict",
          "token-accept-0003 (the claim is the raw form): accepted",
          "token-accept-0005 (the shortest nonce of 128 bits in base64url, raw form): accepted",
          "token-accept-0007 (a nonce of 64 hex digits, raw form): accepted",
          "token-accept-0009 (a long nonce, raw form): accepted",
          "token-accept-0011 (a UUID as nonce, raw form): accepted",
          "and 1 more",
        ],
        cause: .otherFormAccepted.saying(
          "the raw nonce is accepted, although the contract says 'hex'")))
    #expect(await outcome(.tokenContract, .rawOrDigestAccepted) == expected)
  }

  @Test func `token nonce-supported blames nonce supported false skips`() async {
    let expected = CheckOutcome(
      grade: .fail, cases: 20,
      scope: "20 tokens with nonce_supported true, false, absent or of another type; the "
        + "policy is 'ignored'",
      evidence: Evidence(
        observed: [
          "3 of 20 tokens got the wrong verdict",
          "token-supported-0002 (nonce_supported false, no claim): accepted",
          "token-supported-0010 (nonce_supported false, another nonce's claim): accepted",
          "token-supported-0023 (nonce_supported false, an empty claim): accepted",
        ],
        cause: .nonceSupportedSkips.saying("nonce_supported false switches the comparison off")))
    #expect(await outcome(.tokenNonceSupported, .nonceSupportedFalseSkips) == expected)
  }

  @Test func `token duplicate-keys blames any duplicate accepted`() async {
    let expected = CheckOutcome(
      grade: .fail, cases: 6,
      scope: "6 tokens with two nonce members, one right, in both orders",
      evidence: Evidence(
        observed: [
          "accepted in both orders: token-duplicate-0001 (two members, right then wrong (hex "
            + "form)) and token-duplicate-0002 (two members, wrong then right (hex form))",
          "accepted in both orders: token-duplicate-0007 (two members, right then null (hex "
            + "form)) and token-duplicate-0008 (two members, null then right (hex form))",
          "accepted in both orders: token-duplicate-0009 (two members, one name escaped, right "
            + "then escaped (hex form)) and token-duplicate-0010 (two members, one name escaped, "
            + "escaped then right (hex form))",
        ],
        cause: .anyDuplicateMatches.saying(
          "any of several nonce members may match, or the parser that checks is not the "
            + "one that is trusted later")))
    #expect(await outcome(.tokenDuplicateKeys, .anyDuplicateAccepted) == expected)
  }

  @Test func `token structure blames padding tolerant`() async {
    let expected = CheckOutcome(
      grade: .fail, cases: 36,
      scope: "36 tokens: 1 to 5 parts, broken base64url, UTF-8 or JSON, 10,000 levels deep, 1 "
        + "MiB long",
      evidence: Evidence(
        observed: [
          "2 of 36 tokens got the wrong verdict",
          "token-structure-0015 (standard base64 letters): accepted",
          "token-structure-0016 (padding): accepted",
        ],
        cause: .lenientBase64.saying(
          "base64 is decoded leniently: padding, standard letters or white space")))
    #expect(await outcome(.tokenStructure, .paddingTolerant) == expected)
  }

  @Test func `token tolerant blames rejects string booleans`() async {
    let expected = CheckOutcome(
      grade: .fail, cases: 19,
      scope: "19 tokens: booleans as texts, unknown claims, any order, white space, RS256 and "
        + "ES256",
      evidence: Evidence(
        observed: [
          "3 of 19 tokens got the wrong verdict",
          "token-tolerant-0002 (email_verified is a text): rejected with 'malformedToken'",
          "token-tolerant-0003 (email_verified is the text false): rejected with 'malformedToken'",
          "token-tolerant-0005 (is_private_email is a text): rejected with 'malformedToken'",
        ],
        cause: .readsTooMuch.saying(
          "a claim of another type or a member in another place refuses the whole token: "
            + "read only the claims that are needed")))
    #expect(await outcome(.tokenTolerant, .rejectsStringBooleans) == expected)
  }

  @Test func `token total blames never compared`() async throws {
    let found = await outcome(.tokenTotal, .neverCompared)
    let replay = try #require(found.evidence?.replay)
    // The kind, and two tokens of the pool.
    #expect(try ReplayToken(replay).choices.count == 3)
    let expected = CheckOutcome(
      grade: .fail, cases: 2,
      scope: "2 generated tokens of 12 kinds",
      evidence: Evidence(
        observed: [
          "a valid token of another nonce: accepted",
          "token: eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2F"
            + "wcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpY"
            + "XQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC4"
            + "1Njc4Iiwibm9uY2UiOiJjYjM0NDRkNTMyNTIxODE0YTQ0Mjk4ZjZkMDdiZWU5YmUxZGZlMjFlMGYxNDYzY"
            + "zlhMzY4ZDQzOTJmMmEwN2IxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnR"
            + "ydWV9.F_jf_aCACF3zusRUiAd_CE0EKOdvBZ0v9uCkPr69oECbBB0q32WYWgB66UIDuGUCuIMnZA9VzbWl"
            + "nJrNS00Caw",
          "raw nonce: AYebjPW.4d2fGlNj9mG6-CHM",
          "the claim is another nonce's, or nothing known",
        ],
        cause: .claimNotCompared.saying(
          "the claim is never compared, or the result of the comparison is not used"),
        replay: replay))
    #expect(found == expected)
  }
}
