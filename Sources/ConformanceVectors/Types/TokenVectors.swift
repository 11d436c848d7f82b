/// A token, what the caller expects, and the verdict that each contract asks for.
package struct TokenVector: Vector {
  package var id: String
  package var requirement: String?
  package var comment: String
  package var flags: [String]
  package var since: Int?
  /// The raw nonce that the caller kept; nil where it has none.
  package var rawNonce: String?
  /// The compact token, where it is stored.
  package var token: String?
  /// The JSON text of the payload, for a reader.
  package var payload: String?
  /// How to make the token, where it is too large to store.
  package var generate: TokenRecipe?
  /// The name that two tests share of which at most one may be accepted.
  package var pair: String?
  /// The secret that the token's HMAC is keyed with, in base64url: a public key, in some form.
  package var secret: String?
  /// The present, in seconds since 1970, where it is not the group's clock.
  ///
  /// Such a test is only for verifiers that take the time from their caller.
  package var now: Int?
  /// How many times the contract's leeway is added to the present; none where absent.
  package var leeways: Int?
  /// The rules, tried in order: the first whose conditions all hold gives the verdict.
  package var verdicts: [TokenRule]

  /// The compact token: stored, or made by the recipe.
  package var compactToken: String { token ?? generate?.token ?? "" }

  /// The first rule that applies under a contract, or nil where none does (which lint refuses).
  package func rule(for policy: TokenPolicy) -> TokenRule? {
    verdicts.first { $0.when.hold(for: policy) }
  }
}

/// What of a contract decides about a token's verdict.
package struct TokenPolicy: Sendable, Equatable {
  /// The text form of the nonce claim: `hex`, `base64url` or `raw`.
  package var nonceForm: String
  /// The policy towards `nonce_supported`: `ignored` or `claimFalseRelaxes`.
  package var nonceSupported: String
  /// The signature algorithms that are accepted; none where signatures are not verified.
  package var signatures: Set<String>
  /// The claims that are verified besides the nonce.
  package var claims: Set<String>
  /// Seconds by which times may be missed.
  package var leeway: Int
  /// What becomes of further audiences: `open`, `accepted`, `onlyOwn` or `authorizedParty`.
  package var audiences: String

  /// States a policy; the defaults are those of a matcher that verifies nothing but the nonce.
  package init(
    nonceForm: String, nonceSupported: String = "ignored", signatures: Set<String> = [],
    claims: Set<String> = [], leeway: Int = 0, audiences: String = "open"
  ) {
    self.nonceForm = nonceForm
    self.nonceSupported = nonceSupported
    self.signatures = signatures
    self.claims = claims
    self.leeway = leeway
    self.audiences = audiences
  }
}

/// A verdict and the contracts under which it is the right one.
package struct TokenRule: Codable, Sendable, Equatable {
  /// What the matcher has to say.
  package enum Verdict: String, Codable, Sendable {
    /// The token and the raw nonce match.
    case accept
    /// They do not.
    case reject
    /// Each is right: of a pair at most one is accepted; a large token may be refused.
    case either
  }

  /// When the rule applies.
  package var when: TokenConditions
  /// The right verdict.
  package var verdict: Verdict
  /// The reasons for a rejection that are right.
  package var reasons: [String]
}

/// What a contract has to say for a rule to apply; what is absent does not matter.
package struct TokenConditions: Codable, Sendable, Equatable {
  /// The text forms of the nonce claim.
  package var nonceForm: [String]?
  /// The policies towards `nonce_supported`.
  package var nonceSupported: [String]?
  /// Algorithms of which one is accepted; `notVerified` where signatures are not verified.
  package var signature: [String]?
  /// Claims all of which are verified.
  package var claims: [String]?
  /// `none` or `some`: whether times may be missed.
  package var leeway: [String]?
  /// The rules about further audiences.
  package var audiences: [String]?

  /// States conditions; what is left out does not matter.
  package init(
    nonceForm: [String]? = nil, nonceSupported: [String]? = nil, signature: [String]? = nil,
    claims: [String]? = nil, leeway: [String]? = nil, audiences: [String]? = nil
  ) {
    self.nonceForm = nonceForm
    self.nonceSupported = nonceSupported
    self.signature = signature
    self.claims = claims
    self.leeway = leeway
    self.audiences = audiences
  }

  /// Whether a contract fulfils all conditions.
  package func hold(for policy: TokenPolicy) -> Bool {
    guard nonceForm?.contains(policy.nonceForm) ?? true,
      nonceSupported?.contains(policy.nonceSupported) ?? true,
      audiences?.contains(policy.audiences) ?? true,
      leeway?.contains(policy.leeway == 0 ? "none" : "some") ?? true,
      claims?.allSatisfy(policy.claims.contains) ?? true
    else { return false }
    guard let signature else { return true }
    return policy.signatures.isEmpty
      ? signature.contains("notVerified") : signature.contains(where: policy.signatures.contains)
  }
}

/// Tests of token matching, and the surroundings that the tokens were made for.
package struct TokenGroup: Codable, Sendable, Equatable {
  /// The name of the type of test: `match`.
  package var type: String
  /// What the tests have in common.
  package var comment: String
  /// The requirement of every test that names none itself.
  package var requirement: String?
  /// The time at which the tokens are judged, in seconds since 1970.
  package var clock: Int
  /// The issuer that the matcher trusts.
  package var issuer: String
  /// The audience that the matcher is.
  package var audience: String
  /// The tests.
  package var tests: [TokenVector]
}
