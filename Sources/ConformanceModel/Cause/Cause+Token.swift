// Comparisons of claim and expectation.
extension Cause {
  package static let claimNotCompared = Cause(
    "claim-not-compared", .tokenMismatch,
    "the claim is never compared, or the result of the comparison is not used",
    brings: [absentClaimPasses, noExpectationSkips])
  package static let lettersNotCompared = Cause(
    "letters-not-compared", .tokenMismatch, "not all letters are compared")
  package static let prefixCompared = Cause(
    "prefix-compared", .tokenMismatch,
    "only as much as the claim has is compared (a prefix is enough)")
  package static let suffixCompared = Cause(
    "suffix-compared", .tokenMismatch, "only the end is compared (a suffix is enough)")
  package static let caseNotCompared = Cause(
    "case-not-compared", .tokenMismatch,
    "claim and expectation are compared without regard to case")
  package static let claimContained = Cause(
    "claim-contained", .tokenMismatch,
    "the right claim need only be contained in what the token says")
  package static let whiteSpaceTrimmed = Cause(
    "white-space-trimmed", .tokenMismatch, "white space is trimmed before comparing")
  package static let comparisonStopsAtNul = Cause(
    "comparison-stops-at-nul", .tokenMismatch, "the comparison stops at NUL, as C strings do")
  package static let comparedAsUnicode = Cause(
    "compared-as-unicode", .tokenMismatch,
    "claim and expectation are normalised, or compared by Unicode rules (== on String): "
      + "compare their UTF-8 bytes")
  package static let claimDecodedAgain = Cause(
    "claim-decoded-again", .tokenMismatch, "the claim is decoded once more before comparing")
  package static let rawNonceChanged = Cause(
    "raw-nonce-changed", .tokenMismatch,
    "the expected nonce is trimmed, decoded or folded to one case before it is used",
    remedy: "Use the raw nonce as it was drawn, byte by byte.")
  package static let comparedAsNumbers = Cause(
    "compared-as-numbers", .tokenMismatch,
    "digests that look like numbers are compared as numbers: 0e1 and 0e2 are both zero")
  package static let namesIgnoringCase = Cause(
    "names-ignoring-case", .tokenMismatch,
    "names of members are compared without regard to case: 'Nonce' stands for 'nonce'",
    remedy: "Take the member whose name is exactly `nonce`.")
  /// Where a verdict is right and its reason is not.
  package static let wrongReason = Cause(
    "wrong-reason", .tokenMismatch, "the reasons do not say what is wrong",
    remedy: "Give each rejection the reason of what is wrong with that token, or none.")

  private static let comparisonCauses: [Cause] = [
    claimNotCompared, lettersNotCompared, prefixCompared, suffixCompared, caseNotCompared,
    claimContained, whiteSpaceTrimmed, comparisonStopsAtNul, comparedAsUnicode, claimDecodedAgain,
    rawNonceChanged, comparedAsNumbers, namesIgnoringCase, wrongReason,
  ]
}

// What is compared, and whether.
extension Cause {
  package static let comparisonInverted = Cause(
    "comparison-inverted", .tokenAccept,
    "the comparison is inverted: other nonces' claims are accepted, the right one is not",
    brings: [claimNotCompared, rightClaimRejected])
  package static let otherFormExpected = Cause(
    "other-form-expected", .tokenAccept, "the claim is compared with another form of the nonce",
    brings: [otherFormAccepted, rightClaimRejected])
  package static let nothingAccepted = Cause(
    "nothing-accepted", .tokenAccept,
    "no token at all was accepted, so that rejections in this area prove nothing",
    remedy: "Look at what a right token is refused for. Whatever is verified besides the nonce "
      + "(issuer, audience, times, signature) has to be declared in the contract.",
    brings: [rightClaimRejected])
  /// A mistake of the contract.
  package static let undeclaredClaim = Cause(
    "undeclared-claim", .tokenAccept,
    "what the contract does not declare is verified as well",
    remedy: "Declare in the contract's 'token' what is verified: 'claims', with 'issuer', "
      + "'audience' and 'leeway', and 'signatures', whose keys come with every attempt.",
    brings: [rightClaimRejected, wrongReason])
  package static let someClaimsRejected = Cause(
    "some-claims-rejected", .tokenAccept,
    "some right claims are rejected: look at what is special about those above")
  /// Seen by other checks; what the claim is compared with, `token.accept` finds out.
  package static let rightClaimRejected = Cause(
    "right-claim-rejected", .tokenAccept,
    "the right claim is rejected in every token: see token.accept")
  package static let otherFormAccepted = Cause(
    "other-form-accepted", .tokenContract, "another form of the nonce is accepted as well")
  package static let absentClaimPasses = Cause(
    "absent-claim-passes", .tokenMissing, "an absent claim skips the comparison")
  package static let nullClaimPasses = Cause(
    "null-claim-passes", .tokenMissing,
    "a null claim is treated like an absent one, which passes")
  package static let emptyClaimPasses = Cause(
    "empty-claim-passes", .tokenMissing, "an empty claim passes")
  package static let claimOfAnotherType = Cause(
    "claim-of-another-type", .tokenMissing,
    "a claim that is no text is turned into one, or skipped")
  package static let claimInContainer = Cause(
    "claim-in-container", .tokenMissing,
    "the claim may be an array or object that holds the right one")
  package static let noExpectationSkips = Cause(
    "no-expectation-skips", .tokenExpectedEmpty,
    "the comparison is skipped when no nonce is expected")
  package static let nothingEqualsNothing = Cause(
    "nothing-equals-nothing", .tokenExpectedEmpty,
    "nothing is compared with nothing, and found equal: nil = nil, \"\" = \"\", or the digest "
      + "of nothing")
  package static let nonceSupportedSkips = Cause(
    "nonce-supported-skips", .tokenNonceSupported,
    "nonce_supported switches the comparison off")
  package static let nonceSupportedRelaxesForm = Cause(
    "nonce-supported-relaxes-form", .tokenNonceSupported,
    "what nonce_supported says lets another form of the nonce pass",
    remedy: "Accept the contract's form of the nonce only, whatever `nonce_supported` says.")

  private static let expectationCauses: [Cause] = [
    comparisonInverted, otherFormExpected, nothingAccepted, undeclaredClaim, someClaimsRejected,
    rightClaimRejected, otherFormAccepted, absentClaimPasses, nullClaimPasses, emptyClaimPasses,
    claimOfAnotherType, claimInContainer, noExpectationSkips, nothingEqualsNothing,
    nonceSupportedSkips, nonceSupportedRelaxesForm,
  ]
}

// How a token is read, and how often its nonce works.
extension Cause {
  package static let anyDuplicateMatches = Cause(
    "any-duplicate-matches", .tokenDuplicateKeys,
    "any of several nonce members may match, or the parser that checks is not the one "
      + "that is trusted later")
  package static let partsNotCounted = Cause(
    "parts-not-counted", .tokenStructure,
    "the parts are not counted, or those after the third are ignored")
  package static let lenientBase64 = Cause(
    "lenient-base64", .tokenStructure,
    "base64 is decoded leniently: padding, standard letters or white space",
    remedy: "Demand letters of base64url only, in all three parts. Unused bits of a last letter "
      + "may be refused or ignored (RFC 4648 section 3.5).")
  package static let lenientSignatureBase64 = Cause(
    "lenient-signature-base64", .tokenStructure,
    "the signature is decoded leniently: padding, standard letters or white space",
    remedy: "Demand letters of base64url only in the third part as well: otherwise one token has "
      + "many spellings. Unused bits of a last letter may be refused or ignored (RFC 4648 section "
      + "3.5).")
  package static let tokenUnwrapped = Cause(
    "token-unwrapped", .tokenStructure,
    "something around the token is stripped: 'Bearer', white space or quotation marks",
    remedy: "Take the scheme off where the request is read, and refuse what is no token.")
  package static let repairedUTF8 = Cause(
    "repaired-utf8", .tokenStructure, "bytes that are no UTF-8 are repaired, not refused")
  package static let lenientJSON = Cause(
    "lenient-json", .tokenStructure,
    "the JSON parser is lenient, or the payload need not be an object")
  package static let unlimitedDepth = Cause(
    "unlimited-depth", .tokenStructure, "the depth of the JSON is not limited")
  package static let unreadablePasses = Cause(
    "unreadable-passes", .tokenStructure, "a token that cannot be read passes")
  package static let readsTooMuch = Cause(
    "reads-too-much", .tokenTolerant,
    "a claim of another type or a member in another place refuses the whole token: read only "
      + "the claims that are needed")
  /// A mistake of the adapter.
  package static let rejectionThrown = Cause(
    "rejection-thrown", nil,
    "a rejection is reported by throwing; the adapter must turn it into a verdict")
  package static let nonceStaysPending = Cause(
    "nonce-stays-pending", .tokenReplay, "the raw nonce stays pending after it was used")
  package static let onlyLastNonceRemembered = Cause(
    "only-last-nonce-remembered", .tokenReplay,
    "only the last raw nonce is remembered as used")
  package static let tokenRemembered = Cause(
    "token-remembered", .tokenReplay,
    "the token is remembered, not the raw nonce: another token of the same nonce gets in")
  package static let usedNonceRevived = Cause(
    "used-nonce-revived", .tokenReplay,
    "a token that does not fit makes a used nonce valid again")
  package static let freshNonceRefused = Cause(
    "fresh-nonce-refused", .tokenReplay,
    "a fresh nonce is refused: another attempt's token, or another nonce, used it up")

  package static let redeemedTwiceAtOnce = Cause(
    "redeemed-twice-at-once", .tokenReplayConcurrent,
    "the nonce is looked up in one step and removed in a later one")
  package static let noneRedeemed = Cause(
    "none-redeemed", .tokenReplayConcurrent,
    "simultaneous uses of a nonce spoil each other: none succeeds",
    remedy: "Let exactly one of them remove the nonce, and accept that one.")

  private static let readingCauses: [Cause] = [
    anyDuplicateMatches, partsNotCounted, lenientBase64, lenientSignatureBase64, tokenUnwrapped,
    repairedUTF8, lenientJSON,
    unlimitedDepth, unreadablePasses, readsTooMuch, rejectionThrown, nonceStaysPending,
    onlyLastNonceRemembered, tokenRemembered, usedNonceRevived, freshNonceRefused,
    redeemedTwiceAtOnce, noneRedeemed,
  ]
}

extension Cause {
  package static let usesUnordered = Cause(
    "uses-unordered", .tokenRaceFree,
    "what says that a nonce was used is itself used by two threads without an order")

  static let tokenCauses: [Cause] =
    [usesUnordered] + comparisonCauses + expectationCauses + readingCauses + signatureCauses
    + claimCauses
}
