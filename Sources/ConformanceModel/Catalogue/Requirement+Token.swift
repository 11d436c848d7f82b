extension RequirementID {
  package static let tokenAccept = Self(rawValue: "token.accept")
  package static let tokenMismatch = Self(rawValue: "token.mismatch")
  package static let tokenMissing = Self(rawValue: "token.missing")
  package static let tokenExpectedEmpty = Self(rawValue: "token.expected-empty")
  package static let tokenContract = Self(rawValue: "token.contract")
  package static let tokenNonceSupported = Self(rawValue: "token.nonce-supported")
  package static let tokenDuplicateKeys = Self(rawValue: "token.duplicate-keys")
  package static let tokenReplay = Self(rawValue: "token.replay")
  package static let tokenStructure = Self(rawValue: "token.structure")
  package static let tokenSignature = Self(rawValue: "token.signature")
  package static let tokenClaims = Self(rawValue: "token.claims")
  package static let tokenTolerant = Self(rawValue: "token.tolerant")
  package static let tokenTotal = Self(rawValue: "token.total")
  package static let tokenReplayConcurrent = Self(rawValue: "token.replay-concurrent")
  /// What a report leaves open of a program that answers one request at a time.
  package static let simultaneousUses = tokenReplayConcurrent
  package static let tokenKeyRotation = Self(rawValue: "token.key-rotation")
  package static let tokenAzp = Self(rawValue: "token.azp")
  package static let tokenSubject = Self(rawValue: "token.subject")
  package static let tokenCodeHash = Self(rawValue: "token.code-hash")
  package static let tokenTypeConfusion = Self(rawValue: "token.type-confusion")
  package static let tokenWeakKeys = Self(rawValue: "token.weak-keys")
  package static let tokenRaceFree = Self(rawValue: "token.race-free")
}

extension Requirement {
  static let tokenRows: [Requirement] = [
    Requirement(
      .tokenAccept,
      claim: "a token whose nonce claim belongs to the raw nonce is accepted",
      reason: "Without it every rejection below would prove nothing.",
      source: "OpenID Connect Core 1.0, 3.1.3.7 item 11",
      remedy: "Compare the claim with the contract's form of the raw nonce.",
      snippet: Snippet(
        wrong: #"claim == rawNonce          // the claim holds its digest"#,
        right: #"claim == sha256(rawNonce)"#)),
    Requirement(
      .tokenMismatch,
      claim: "a token with any other nonce claim is rejected",
      reason: "Prefix and case-insensitive comparisons let other people's tokens in.",
      source: "OpenID Connect Core 1.0, 3.1.3.7 item 11",
      remedy: "Compare all bytes of claim and expectation for equality.",
      snippet: Snippet(
        wrong: #"claim.hasPrefix(expected)"#,
        right: #"claim.utf8.elementsEqual(expected.utf8)"#)),
    Requirement(
      .tokenMissing,
      claim: "a token without a usable nonce claim is rejected",
      reason: "Where an absent claim passes, an attacker leaves it out.",
      source: "OpenID Connect Core 1.0, 3.1.3.7 item 11",
      remedy: "Reject when the claim is absent, null, empty or not a string.",
      snippet: Snippet(
        wrong: #"if let claim = payload.nonce, claim != expected { reject() }"#,
        right: #"""
          guard let claim = payload.nonce, claim == expected
          else { return reject() }
          """#)),
    Requirement(
      .tokenExpectedEmpty,
      claim: "without an expected nonce nothing is accepted",
      reason: "The most frequent server defect: the check is skipped when none is given.",
      source: "16 of the 57 verifiers that we read skip the check",
      remedy: "Reject when the expected nonce is absent or empty, before comparing.",
      snippet: Snippet(
        wrong: #"if let expected { try compare(expected, claim) }  // else: in"#,
        right: #"guard let expected, !expected.isEmpty else { return reject() }"#)),
    Requirement(
      .tokenContract,
      claim: "only the contract's form of the nonce is accepted, never both forms",
      reason: "Raw-or-digest hands replay to whoever saw the request.",
      source: "OpenID Connect Core 1.0, 15.5.2",
      remedy: "Accept one form: the digest if the client sends the digest.",
      snippet: Snippet(
        wrong: #"claim == raw || claim == sha256(raw)"#,
        right: #"claim == sha256(raw)"#)),
    Requirement(
      .tokenNonceSupported,
      claim: "`nonce_supported` relaxes nothing beyond the contract's policy",
      reason: "An absent or false flag that switches the check off is a bypass.",
      source: "Apple, Sign in with Apple REST API (identity token claims)",
      remedy: "Compare the nonce whatever `nonce_supported` says, unless the contract relaxes.",
      snippet: Snippet(
        wrong: #"if payload.nonceSupported == true { try compare(nonces) }"#,
        right: #"try compare(nonces)"#)),
    Requirement(
      .tokenDuplicateKeys,
      claim: "of two orders of different duplicate `nonce` members, or of a verified claim's, at "
        + "most one is accepted",
      reason: "Parsers that differ in the member they take can be played against each other.",
      source: "RFC 7519 section 4; RFC 8259 section 4",
      remedy: "Reject a payload with a duplicate member, or take the last one always.",
      snippet: Snippet(
        wrong: #"payload.contains { $0 == ("nonce", expected) }  // any of them"#,
        right: #"guard keys.count == Set(keys).count else { return reject() }"#)),
    Requirement(
      .tokenReplay,
      claim: "a raw nonce is consumed by its first successful use",
      reason: "A nonce that works twice replays a captured token.",
      source: "OpenID Connect Core 1.0, 15.5.2",
      remedy: "Remove the pending nonce before answering.",
      snippet: Snippet(
        wrong: #"guard pending.contains(rawNonce) else { return reject() }"#,
        right: #"guard pending.remove(rawNonce) != nil else { return reject() }"#)),
    Requirement(
      .tokenStructure,
      claim: "what is not a well-formed compact token is rejected, without a crash",
      reason: "Tokens come from outside.",
      source: "RFC 7515 section 5.2; RFC 7519 section 7.2; RFC 8725",
      remedy: "Demand three parts of strict base64url with a JSON object in the first two.",
      snippet: Snippet(
        wrong: #"let payload = token.components(separatedBy: ".")[1]"#,
        right: #"""
          let parts = token.components(separatedBy: ".")
          guard parts.count == 3 else { return reject() }
          """#)),
    Requirement(
      .tokenSignature,
      claim: "only what a trusted key signed gets in, and all of it",
      reason: "Without a verified signature anybody writes any claim.",
      source: "RFC 7515 section 5.2; RFC 8725 sections 2 and 3; RFC 8017 section 8.2.2; FIPS 186-5",
      remedy: "Choose key and algorithm by your own list, verify the bytes as received, and only "
        + "then read the claims.",
      snippet: Snippet(
        wrong: #"let key = header.jwk  // the attacker's own"#,
        right: #"""
          guard let key = trusted[header.kid], header.alg == key.alg,
            key.verifies(signature, of: signedBytes)
          else { return reject() }
          """#)),
    Requirement(
      .tokenClaims,
      claim: "issuer, audience and times are what the contract asks for",
      reason: "A genuine token of another app, another issuer or another day signs in otherwise.",
      source: "OpenID Connect Core 1.0, 3.1.3.7; RFC 7519 section 4.1",
      remedy: "Compare `iss` and `aud` for equality, and the times as numbers of seconds.",
      snippet: Snippet(
        wrong: #"payload.iss.contains("appleid.apple.com")"#,
        right: #"""
          payload.iss == "https://appleid.apple.com" && aud == clientID
            && now < payload.exp
          """#)),
    Requirement(
      .tokenTolerant,
      claim: "what the provider really sends is accepted",
      reason: "Apple sends booleans as strings, claims in any order, and new claims.",
      source: "Apple, Sign in with Apple REST API (identity token claims)",
      remedy: "Ignore claims you do not know and accept both types of the boolean claims.",
      snippet: Snippet(
        wrong: #"let emailVerified: Bool  // Apple also sends "true""#,
        right: #"let emailVerified: BoolOrString"#)),
    Requirement(
      .tokenTotal,
      claim: "arbitrary and mutated tokens never crash, hang or get in",
      reason: "A parser that traps is a denial of service.",
      source: "RFC 8725 section 3.11",
      remedy: "Check every index, length and conversion before use.",
      snippet: Snippet(
        wrong: #"json["nonce"] as! String"#,
        right: #"""
          guard let nonce = json["nonce"] as? String
          else { return reject() }
          """#)),
    Requirement(
      .tokenReplayConcurrent,
      claim: "of several simultaneous uses of one raw nonce exactly one succeeds",
      reason: "Whoever has a captured token need not wait until the nonce is used.",
      source: "OpenID Connect Core 1.0, 15.5.2",
      remedy:
        "Look the nonce up, and mark it as used or remove it, in one step, with nothing awaited in "
        + "between.",
      since: 2,
      snippet: Snippet(
        wrong: #"""
          guard await store.contains(rawNonce) else { return reject() }
          try await verify(token)
          await store.remove(rawNonce)
          """#,
        right: #"""
          try await verify(token)
          guard await store.remove(rawNonce) != nil else { return reject() }
          """#)),
    Requirement(
      .tokenKeyRotation,
      claim: "the keys given are trusted, and no others: new ones at once, withdrawn ones no more",
      reason: "A withdrawn key may be a stolen one; a new one signs everybody's tokens.",
      source: "OpenID Connect Core 1.0, 10.1.1",
      remedy: "Look keys up in the newest key set only, and forget what is not in it.",
      since: 2,
      snippet: Snippet(
        wrong: #"keys.merge(fetched) { old, _ in old }"#,
        right: #"keys = fetched"#)),
    Requirement(
      .tokenAzp,
      claim: "further audiences and `azp` are treated as the contract says",
      reason: "Whoever else a token is for can sign in here with it.",
      source: "OpenID Connect Core 1.0, 3.1.3.7, items 3 to 5",
      remedy: "Reject further audiences, or demand that `azp` is your client id.",
      since: 2,
      snippet: Snippet(
        wrong: #"payload.aud.contains(clientID)"#,
        right: #"payload.aud == [clientID]"#)),
    Requirement(
      .tokenSubject,
      claim: "`sub` is a text that is not empty",
      reason: "Accounts are keyed by issuer and subject: those without one fall together.",
      source: "OpenID Connect Core 1.0, 2 and 5.7",
      remedy: "Reject a token whose `sub` is absent, empty or no string, and key accounts by "
        + "issuer and subject, never by e-mail address.",
      since: 2,
      snippet: Snippet(
        wrong: #"let user = users[payload.sub ?? ""]"#,
        right: #"guard let sub = payload.sub, !sub.isEmpty else { return reject() }"#)),
    Requirement(
      .tokenCodeHash,
      claim: "`c_hash` fits the authorization code that came with the token",
      reason: "Otherwise a token of one sign-in is shown with the code of another.",
      source: "OpenID Connect Core 1.0, 3.3.2.10 and 3.3.2.11",
      remedy: "Compare `c_hash` with the first 16 bytes of the code's SHA-256 in base64url, and "
        + "reject a token without it.",
      since: 2,
      snippet: Snippet(
        wrong: #"if let hash = payload.cHash, hash != expected { reject() }"#,
        right: #"""
          guard payload.cHash == base64URL(sha256(code).prefix(16))
          else { return reject() }
          """#)),
    Requirement(
      .tokenTypeConfusion,
      claim: "another token signed by the same key is no identity token",
      reason: "Server notifications and logout tokens travel on other ways, and to others.",
      source: "RFC 8725 sections 3.11 and 3.12; OpenID Connect Back-Channel Logout 1.0, 2.4",
      remedy: "Demand the nonce of every token, whatever else it says of itself.",
      since: 2,
      snippet: Snippet(
        wrong: #"if payload.events == nil { try compareNonce() }"#,
        right: #"try compareNonce()"#)),
    Requirement(
      .tokenWeakKeys,
      claim: "unusable keys of a key set verify nothing",
      reason: "With an exponent of 1 anybody signs; a key for encryption is kept less well.",
      source: "RFC 8725 section 3.4; RFC 7517 sections 4.2 and 4.4; RFC 7518 section 3.3",
      remedy: "Leave out keys whose `use` or `alg` is another, RSA keys with an exponent of 1, and "
        + "points off the curve.",
      since: 2,
      snippet: Snippet(
        wrong: #"let keys = jwks.keys.map { Key($0) }"#,
        right: #"let keys = jwks.keys.filter { $0.use != "enc" && $0.alg == "ES256" }"#)),
    Requirement(
      .tokenRaceFree, .should,
      claim: "uses of a nonce at one time share no memory without an order between them",
      reason: "Without an order between a write and another access, what is read is undefined, and "
        + "an optimised build may do anything.",
      source: "Swift's memory model (SE-0282); happens-before, after FastTrack (PLDI 2009)",
      remedy: "Keep the value in a 'Mutex' or an actor, and never touch it elsewhere.",
      since: 2,
      snippet: Snippet(
        wrong: #"var used: Set<String> = []  // any request"#,
        right: #"let used = Mutex<Set<String>>([])"#)),
  ]
}
