// Comparisons of claim and expectation.
extension Cause {
  package static let claimNotCompared = Cause(
    "claim-not-compared", .tokenMismatch,
    "the claim is never compared, or the result of the comparison is not used",
    remedy: "Compare the token's nonce claim with the expected one, and reject the token where "
      + "they differ.",
    brings: [absentClaimPasses, noExpectationSkips])
  package static let lettersNotCompared = Cause(
    "letters-not-compared", .tokenMismatch, "not all letters are compared")
  package static let prefixCompared = Cause(
    "prefix-compared", .tokenMismatch,
    "claim and expectation are compared only as far as the claim goes (a prefix is enough)",
    remedy: "Compare both to the end, lengths included.")
  package static let suffixCompared = Cause(
    "suffix-compared", .tokenMismatch, "only the end is compared (a suffix is enough)",
    remedy: "Compare both from the first byte on, lengths included.")
  package static let caseNotCompared = Cause(
    "case-not-compared", .tokenMismatch,
    "claim and expectation are compared without regard to case",
    remedy: "Compare without `lowercased()` or `caseInsensitiveCompare`: upper and lower case "
      + "differ.")
  package static let claimContained = Cause(
    "claim-contained", .tokenMismatch, "it is enough that the token's claim contains the right one",
    remedy: "Compare the whole claim for equality, not by `contains`.")
  package static let whiteSpaceTrimmed = Cause(
    "white-space-trimmed", .tokenMismatch, "white space is trimmed before comparing",
    remedy: "Compare the claim as it comes, without trimming it.")
  package static let comparisonStopsAtNul = Cause(
    "comparison-stops-at-nul", .tokenMismatch, "the comparison stops at NUL, as C strings do",
    remedy: "Compare all bytes, with their number, and not by `strcmp`.")
  package static let comparedAsUnicode = Cause(
    "compared-as-unicode", .tokenMismatch,
    "claim and expectation are normalised, or compared by Unicode rules (`==` on `String`)",
    remedy: "Compare their UTF-8 bytes, in Swift by `claim.utf8.elementsEqual(expected.utf8)`.")
  package static let claimDecodedAgain = Cause(
    "claim-decoded-again", .tokenMismatch, "the claim is decoded once more before comparing",
    remedy: "Compare the claim as the JSON gives it, and do not decode it again.")
  package static let rawNonceChanged = Cause(
    "raw-nonce-changed", .tokenMismatch,
    "the expected nonce is trimmed, decoded or folded to one case before it is used",
    remedy: "Use the raw nonce as it was drawn, byte by byte.")
  package static let comparedAsNumbers = Cause(
    "compared-as-numbers", .tokenMismatch,
    "digests that look like numbers are compared as numbers: 0e1 and 0e2 are both zero",
    remedy: "Compare them as texts (`===` in languages whose `==` converts).")
  package static let comparedAsHexNumber = Cause(
    "compared-as-hex-number", .tokenMismatch,
    "claim and expectation are read as hexadecimal numbers: case, spaces and zeros in front do not "
      + "count",
    remedy: "Compare the texts, byte by byte, without converting them to numbers.",
    brings: [caseNotCompared, claimContained, whiteSpaceTrimmed])
  package static let namesIgnoringCase = Cause(
    "names-ignoring-case", .tokenMismatch,
    "member names are compared without regard to case: 'Nonce' counts as 'nonce'",
    remedy: "Take the member whose name is exactly `nonce`.")
  /// Where a verdict is right and its reason is not.
  package static let wrongReason = Cause(
    "wrong-reason", .tokenMismatch,
    "a rejection gives a reason that is not what is wrong with the token",
    remedy: "Give each rejection the reason that applies to that token, or none.")

  private static let comparisonCauses: [Cause] = [
    claimNotCompared, lettersNotCompared, prefixCompared, suffixCompared, caseNotCompared,
    claimContained, whiteSpaceTrimmed, comparisonStopsAtNul, comparedAsUnicode, claimDecodedAgain,
    rawNonceChanged, comparedAsNumbers, comparedAsHexNumber, namesIgnoringCase, wrongReason,
  ]
}

// What is compared, and whether.
extension Cause {
  package static let comparisonInverted = Cause(
    "comparison-inverted", .tokenAccept,
    "the comparison is inverted: other nonces' claims are accepted, the right one is not",
    remedy: "Turn the comparison round: accept where claim and expectation are equal, reject where "
      + "they differ.",
    brings: [claimNotCompared] + rightTokensRefused)
  package static let otherFormExpected = Cause(
    "other-form-expected", .tokenAccept, "the claim is compared with another form of the nonce",
    remedy: "Compare the claim with what the client puts into the request, as a rule the SHA-256 "
      + "of the raw nonce in lower-case hex. Where another form is meant, declare it: `nonceForm`.",
    brings: [otherFormAccepted] + rightTokensRefused)
  package static let ownDigestExpected = Cause(
    "own-digest-expected", .tokenAccept,
    "the claim is compared with what the subject's own digest gives, which is not what the "
      + "contract says",
    remedy: "Repair the digest that the claim is compared with. Where it is meant as it is, "
      + "declare its form: `nonceForm`.",
    brings: [nothingAccepted, otherFormExpected, otherFormAccepted] + rightTokensRefused)
  package static let unpaddedDigestExpected = Cause(
    "unpadded-digest-expected", .tokenAccept,
    "the claim is compared with the right digest in hex without leading zeros",
    remedy: "Write every byte of the digest as two lower-case hex digits: `%02x`, not `%x`.",
    brings: [otherFormAccepted, suffixCompared, firstKeysKept] + rightTokensRefused)
  package static let nothingAccepted = Cause(
    "nothing-accepted", .tokenAccept,
    "no token at all is accepted, so rejections in this area prove nothing",
    remedy: "Find out why a right token is refused; if the adapter turns every exception into a "
      + "rejection, let it print them. What else is wrong shows only once tokens are accepted. "
      + "Whatever is verified besides the nonce (issuer, audience, times, signature) has to be declared in the contract's 'token'. The "
      + "tokens are for its 'audience', which is 'com.example.app' where it names none. They carry "
      + "`auth_time` and `nonce_supported`, and no `email`: demand one outside the adapter.",
    brings: rightTokensRefused)
  /// A mistake of the contract.
  package static let undeclaredClaim = Cause(
    "undeclared-claim", .tokenAccept, "something is verified that the contract does not declare",
    remedy: "Declare in the contract's 'token' what is verified: 'claims', with 'issuer', "
      + "'audience' and 'leeway', and 'signatures', whose keys come with every attempt. Or verify "
      + "no more than it declares.",
    brings: rightTokensRefused)
  /// A mistake of the contract.
  package static let otherPartyExpected = Cause(
    "other-party-expected", .tokenAccept,
    "the verifier wants another issuer or audience than the contract declares",
    remedy: "Declare in the contract's 'token' the 'issuer' and the 'audience' that your verifier "
      + "wants: the tokens are made for them.",
    brings: [nothingAccepted] + rightTokensRefused)
  package static let derSignatureExpected = Cause(
    "der-signature-expected", .tokenAccept,
    "an ES256 signature is read as DER, but a token has r and s of 32 bytes each",
    remedy: "Verify r and s of 32 bytes each (RFC 7518 section 3.4): in Node with `dsaEncoding: "
      + "'ieee-p1363'`, in Java by `SHA256withECDSAinP1363Format`, in CryptoKit by "
      + "`rawRepresentation`.",
    brings: [nothingAccepted, otherSignatureEncoding] + rightTokensRefused)
  package static let millisecondsExpected = Cause(
    "milliseconds-expected", .tokenAccept,
    "exp is compared with a time in milliseconds, so that every token has expired",
    remedy: "Compare `exp` with the time in seconds since 1970 (RFC 7519 section 2, NumericDate): "
      + "in JavaScript `Date.now() / 1000`.",
    brings: [nothingAccepted] + rightTokensRefused)
  /// What it looks like where every right token is refused, for one reason, wherever it is shown.
  static let rightTokensRefused: [Cause] = [
    rightClaimRejected, wrongReason, readsTooMuch, nothingVerified, genuineSignatureRefused,
    audiencesNotSearched, audienceArrayRefused, validTokenRefused, subjectRefused,
    authorizedPartyRefused, codeHashRefused,
  ]
  package static let someClaimsRejected = Cause(
    "some-claims-rejected", .tokenAccept, "some right claims are rejected",
    remedy: "Find what the rejected tokens above have in common, and do not reject for it.",
    brings: rightTokensRefused)
  /// Seen by other checks; what the claim is compared with, `token.accept` finds out.
  package static let rightClaimRejected = Cause(
    "right-claim-rejected", .tokenAccept,
    "the right claim is rejected in every token: see token.accept")
  package static let otherFormAccepted = Cause(
    "other-form-accepted", .tokenContract, "another form of the nonce is accepted as well",
    remedy: "Accept only the form of the nonce that the contract declares.")
  package static let absentClaimPasses = Cause(
    "absent-claim-passes", .tokenMissing, "an absent claim skips the comparison",
    remedy: "Reject a token without a nonce claim; never compare only where one is present.")
  package static let nullClaimPasses = Cause(
    "null-claim-passes", .tokenMissing, "a null claim passes, like an absent one",
    remedy: "Reject a token whose nonce claim is null or absent.")
  package static let emptyClaimPasses = Cause(
    "empty-claim-passes", .tokenMissing, "an empty claim passes",
    remedy: "Reject a token whose nonce claim is empty.")
  package static let claimOfAnotherType = Cause(
    "claim-of-another-type", .tokenMissing,
    "a claim that is not a string is turned into one, or skipped",
    remedy: "Reject a token whose nonce claim is not a JSON string.")
  package static let claimInContainer = Cause(
    "claim-in-container", .tokenMissing,
    "the claim may be an array or object that holds the right one",
    remedy: "Take the nonce from the payload's own `nonce` member only, and reject it if it is not "
      + "a string.")
  package static let noExpectationSkips = Cause(
    "no-expectation-skips", .tokenExpectedEmpty,
    "the comparison is skipped when no nonce is expected")
  package static let nothingEqualsNothing = Cause(
    "nothing-equals-nothing", .tokenExpectedEmpty,
    "an absent claim equals an absent expectation: nothing = nothing, \"\" = \"\", or the digest "
      + "of nothing")
  package static let noExpectationThrows = Cause(
    "no-expectation-throws", .tokenExpectedEmpty,
    "without an expected nonce an error is thrown instead of a rejection",
    remedy: "Reject the token before anything is made of an expected nonce that is not there.")
  package static let nonceSupportedSkips = Cause(
    "nonce-supported-skips", .tokenNonceSupported,
    "nonce_supported switches the comparison off")
  package static let nonceSupportedRelaxesForm = Cause(
    "nonce-supported-relaxes-form", .tokenNonceSupported,
    "the value of nonce_supported lets another form of the nonce pass",
    remedy: "Accept the contract's form of the nonce only, whatever `nonce_supported` says.")

  private static let expectationCauses: [Cause] = [
    comparisonInverted, otherFormExpected, ownDigestExpected, nothingAccepted, undeclaredClaim,
    otherPartyExpected, derSignatureExpected, millisecondsExpected, someClaimsRejected,
    unpaddedDigestExpected, rightClaimRejected, otherFormAccepted, absentClaimPasses,
    nullClaimPasses, emptyClaimPasses, claimOfAnotherType, claimInContainer, noExpectationSkips,
    nothingEqualsNothing, noExpectationThrows, nonceSupportedSkips, nonceSupportedRelaxesForm,
  ]
}

extension Cause {
  package static let usesUnordered = Cause(
    "uses-unordered", .tokenRaceFree,
    "two threads use the record of used nonces without a lock between them")

  static let tokenCauses: [Cause] =
    [usesUnordered] + comparisonCauses + expectationCauses + readingCauses + signatureCauses
    + claimCauses
}
