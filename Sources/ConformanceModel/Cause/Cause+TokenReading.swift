// How a token is read, and how often its nonce works.
extension Cause {
  package static let anyDuplicateMatches = Cause(
    "any-duplicate-matches", .tokenDuplicateKeys,
    "any of several members of one name may match, or the check reads the token with another "
      + "parser than the rest of the code")
  package static let partsNotCounted = Cause(
    "parts-not-counted", .tokenStructure,
    "the parts are not counted, or those after the third are ignored",
    remedy: "Reject a token that does not have exactly three parts.")
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
  package static let headerNotRead = Cause(
    "header-not-read", .tokenStructure, "the header is not read: whatever stands there passes",
    remedy: "Decode the header as well, and demand a JSON object there, as in the payload.")
  package static let tokenUnwrapped = Cause(
    "token-unwrapped", .tokenStructure,
    "something around the token is stripped: 'Bearer', white space or quotation marks",
    remedy: "Take the scheme off where the request is read, and refuse what is no token.")
  package static let repairedUTF8 = Cause(
    "repaired-utf8", .tokenStructure, "bytes that are not valid UTF-8 are repaired, not refused",
    remedy: "Reject a header or payload that is not valid UTF-8. What repairs it: in Swift "
      + "`String(decoding:as:)`, in Python `errors='replace'`, in Node `toString()`.")
  package static let encodingGuessed = Cause(
    "encoding-guessed", .tokenStructure,
    "the JSON parser guesses the encoding: UTF-16 is read as well",
    remedy: "Decode the bytes as UTF-8 before you parse them (RFC 8259 section 8.1), as in Python "
      + "`json.loads(payload.decode())`, whose RecursionError is a rejection too.")
  package static let lenientJSON = Cause(
    "lenient-json", .tokenStructure,
    "the JSON parser is lenient, or the payload need not be an object",
    remedy: "Parse header and payload as strict JSON (RFC 8259), and demand an object in each.")
  package static let unlimitedDepth = Cause(
    "unlimited-depth", .tokenStructure, "the depth of the JSON is not limited",
    remedy: "Reject JSON that is nested deeper than a fixed limit.")
  package static let unreadablePasses = Cause(
    "unreadable-passes", .tokenStructure, "a token that cannot be read passes",
    remedy: "Reject a token wherever reading it fails, in every `catch` and `else`.",
    brings: [anyDuplicateMatches])
  package static let readsTooMuch = Cause(
    "reads-too-much", .tokenTolerant,
    "a claim of another type, or a member in another place, refuses the whole token",
    remedy: "Decode only the claims that you need, ignore the others, and accept both types of the "
      + "boolean claims.")
  /// A mistake of the adapter.
  package static let rejectionThrown = Cause(
    "rejection-thrown", nil, "an error is thrown where a token should be refused",
    remedy:
      "Refuse the token where it is read: what comes from outside may be anything. Only an error "
      + "by which the verifier says no on purpose is caught in the adapter, and answered: rejected."
  )
  package static let nonceStaysPending = Cause(
    "nonce-stays-pending", .tokenReplay, "the raw nonce stays pending after it was used",
    remedy: "Remove the raw nonce from the pending ones in the step that accepts it.")
  package static let onlyLastNonceRemembered = Cause(
    "only-last-nonce-remembered", .tokenReplay, "only the last raw nonce is remembered as used",
    remedy: "Remember every used nonce, or keep the pending ones and remove each when it is used.")
  package static let tokenRemembered = Cause(
    "token-remembered", .tokenReplay, "the token is remembered as used, not its raw nonce",
    remedy: "Note the raw nonce as used, so that no other token with it is accepted.")
  package static let forgottenBeforeExpiry = Cause(
    "forgotten-before-expiry", .tokenReplay, "a used nonce is forgotten before its token expires",
    remedy: "Keep a used nonce until the token's `exp` and the leeway are over.")
  package static let usedNonceRevived = Cause(
    "used-nonce-revived", .tokenReplay, "a rejected token makes a used nonce valid again",
    remedy: "Never put a nonce back once it was used, whatever token comes next.")
  /// A mistake of the contract.
  package static let memoryUndeclared = Cause(
    "memory-undeclared", .tokenSignature,
    "a raw nonce that was used before is refused, which the contract does not declare",
    remedy: "Declare `keepsPendingState` in the contract's 'token': each token then meets a nonce "
      + "that is open.",
    brings: [rightClaimRejected, genuineSignatureRefused, readsTooMuch, someClaimsRejected])
  package static let freshNonceRefused = Cause(
    "fresh-nonce-refused", .tokenReplay,
    "a fresh nonce is used up by the token or the nonce of another attempt",
    remedy: "Use up a nonce only where the token that belongs to it is accepted.",
    brings: [rightClaimRejected])

  package static let redeemedTwiceAtOnce = Cause(
    "redeemed-twice-at-once", .tokenReplayConcurrent,
    "the nonce is looked up in one step, and marked as used or removed in a later one")
  package static let noneRedeemed = Cause(
    "none-redeemed", .tokenReplayConcurrent,
    "simultaneous uses of a nonce spoil each other, so that none succeeds",
    remedy: "Let exactly one of them remove the nonce, and accept that one.")

  static let readingCauses: [Cause] = [
    anyDuplicateMatches, partsNotCounted, lenientBase64, lenientSignatureBase64, headerNotRead,
    tokenUnwrapped,
    repairedUTF8, encodingGuessed, lenientJSON,
    unlimitedDepth, unreadablePasses, readsTooMuch, rejectionThrown, nonceStaysPending,
    onlyLastNonceRemembered, tokenRemembered, forgottenBeforeExpiry, usedNonceRevived,
    memoryUndeclared, freshNonceRefused, redeemedTwiceAtOnce, noneRedeemed,
  ]
}
