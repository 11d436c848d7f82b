extension Requirement {
  static let tokenRows: [Requirement] = [
    Requirement(
      "token.accept",
      claim: "a token whose nonce claim belongs to the raw nonce is accepted",
      reason: "Without it every rejection below would prove nothing.",
      source: "OpenID Connect Core 1.0, 3.1.3.7 item 11",
      remedy: "Compare the claim with the contract's form of the raw nonce."),
    Requirement(
      "token.mismatch",
      claim: "a token with any other nonce claim is rejected",
      reason: "Prefix and case-insensitive comparisons let other people's tokens in.",
      source: "OpenID Connect Core 1.0, 3.1.3.7 item 11",
      remedy: "Compare all bytes of claim and expectation for equality."),
    Requirement(
      "token.missing",
      claim: "a token without a usable nonce claim is rejected",
      reason: "Where an absent claim passes, an attacker leaves it out.",
      source: "OpenID Connect Core 1.0, 3.1.3.7 item 11",
      remedy: "Reject when the claim is absent, null, empty or not a string."),
    Requirement(
      "token.expected-empty",
      claim: "without an expected nonce nothing is accepted",
      reason: "The most frequent server defect: the check is skipped when none is given.",
      source: "16 of 57 read verifiers",
      remedy: "Reject when the expected nonce is nil or empty, before comparing."),
    Requirement(
      "token.contract",
      claim: "only the contract's form of the nonce is accepted, never both forms",
      reason: "Raw-or-digest hands replay to whoever saw the request.",
      source: "OpenID Connect Core 1.0, 15.5.2",
      remedy: "Accept one form: the digest if the client sends the digest."),
    Requirement(
      "token.nonce-supported",
      claim: "`nonce_supported` relaxes nothing beyond the contract's policy",
      reason: "An absent or false flag that switches the check off is a bypass.",
      source: "Apple, Sign in with Apple REST API (identity token claims)",
      remedy: "Compare the nonce whatever `nonce_supported` says, unless the contract relaxes."),
    Requirement(
      "token.duplicate-keys",
      claim: "of two orders of different duplicate `nonce` members at most one is accepted",
      reason: "Parsers that differ in the member they take can be played against each other.",
      source: "RFC 7519 section 4; RFC 8259 section 4",
      remedy: "Reject a payload with a duplicate member, or take the last one always."),
    Requirement(
      "token.replay",
      claim: "a raw nonce is consumed by its first successful use",
      reason: "A nonce that works twice replays a captured token.",
      source: "OpenID Connect Core 1.0, 15.5.2",
      remedy: "Remove the pending nonce before answering."),
    Requirement(
      "token.structure",
      claim: "what is not a well-formed compact token is rejected, without a crash",
      reason: "Tokens come from outside.",
      source: "RFC 7515 section 5.2; RFC 7519 section 7.2; RFC 8725",
      remedy: "Demand three parts of strict base64url with a JSON object in the first two."),
    Requirement(
      "token.signature",
      claim: "only what a trusted key signed gets in, and all of it",
      reason: "Without a verified signature anybody writes any claim.",
      source: "RFC 7515 section 5.2; RFC 8725 sections 2 and 3; RFC 8017 section 8.2.2; FIPS 186-5",
      remedy: "Choose key and algorithm by your own list, verify the bytes as received, and only "
        + "then read the claims."),
    Requirement(
      "token.claims",
      claim: "issuer, audience and times are what the contract asks for",
      reason: "A genuine token of another app, another issuer or another day signs in otherwise.",
      source: "OpenID Connect Core 1.0, 3.1.3.7; RFC 7519 section 4.1",
      remedy: "Compare `iss` and `aud` for equality, and the times as numbers of seconds."),
    Requirement(
      "token.tolerant",
      claim: "what the provider really sends is accepted",
      reason: "Apple sends booleans as strings, claims in any order, and new claims.",
      source: "Apple, Sign in with Apple REST API (identity token claims)",
      remedy: "Ignore claims you do not know and accept both types of the boolean claims."),
    Requirement(
      "token.total",
      claim: "arbitrary and mutated tokens never crash, hang or get in",
      reason: "A parser that traps is a denial of service.",
      source: "RFC 8725 section 3.11",
      remedy: "Check every index, length and conversion before use."),
  ]
}
