/// A token, what the caller expects, and the verdict that each contract asks for.
public struct TokenVector: Vector {
  public var id: String
  public var requirement: String?
  public var comment: String
  public var flags: [String]
  /// The raw nonce that the caller kept; nil where it has none.
  public var rawNonce: String?
  /// The compact token, where it is stored.
  public var token: String?
  /// The JSON text of the payload, for a reader.
  public var payload: String?
  /// How to make the token, where it is too large to store.
  public var generate: TokenRecipe?
  /// The name that two tests share of which at most one may be accepted.
  public var pair: String?
  /// The present, in seconds since 1970, where it is not the group's clock.
  ///
  /// Such a test is only for verifiers that take the time from their caller.
  public var now: Int?
  /// How many times the contract's leeway is added to the present; none where absent.
  public var leeways: Int?
  /// The rules, tried in order: the first whose conditions all hold gives the verdict.
  public var verdicts: [TokenRule]

  /// The compact token: stored, or made by the recipe.
  public var compactToken: String { token ?? generate?.token ?? "" }

  /// The first rule that applies under a contract, or nil where none does (which lint refuses).
  public func rule(for policy: TokenPolicy) -> TokenRule? {
    verdicts.first { $0.when.hold(for: policy) }
  }
}

/// What of a contract decides about a token's verdict.
public struct TokenPolicy: Sendable, Equatable {
  /// The text form of the nonce claim: `hex`, `base64url` or `raw`.
  public var nonceForm: String
  /// The policy towards `nonce_supported`: `ignored` or `claimFalseRelaxes`.
  public var nonceSupported: String
  /// The signature algorithms that are accepted; none where signatures are not verified.
  public var signatures: Set<String>
  /// The claims that are verified besides the nonce.
  public var claims: Set<String>
  /// Seconds by which times may be missed.
  public var leeway: Int

  /// States a policy; the defaults are those of a matcher that verifies nothing but the nonce.
  public init(
    nonceForm: String, nonceSupported: String = "ignored", signatures: Set<String> = [],
    claims: Set<String> = [], leeway: Int = 0
  ) {
    self.nonceForm = nonceForm
    self.nonceSupported = nonceSupported
    self.signatures = signatures
    self.claims = claims
    self.leeway = leeway
  }
}

/// A verdict and the contracts under which it is the right one.
public struct TokenRule: Codable, Sendable, Equatable {
  /// What the matcher has to say.
  public enum Verdict: String, Codable, Sendable {
    /// The token and the raw nonce match.
    case accept
    /// They do not.
    case reject
    /// Each is right: of a pair at most one is accepted; a large token may be refused.
    case either
  }

  /// When the rule applies.
  public var when: TokenConditions
  /// The right verdict.
  public var verdict: Verdict
  /// The reasons for a rejection that are right.
  public var reasons: [String]
}

/// What a contract has to say for a rule to apply; what is absent does not matter.
public struct TokenConditions: Codable, Sendable, Equatable {
  /// The text forms of the nonce claim.
  public var nonceForm: [String]?
  /// The policies towards `nonce_supported`.
  public var nonceSupported: [String]?
  /// Algorithms of which one is accepted; `notVerified` where signatures are not verified.
  public var signature: [String]?
  /// Claims all of which are verified.
  public var claims: [String]?
  /// `none` or `some`: whether times may be missed.
  public var leeway: [String]?

  /// States conditions; what is left out does not matter.
  package init(
    nonceForm: [String]? = nil, nonceSupported: [String]? = nil, signature: [String]? = nil,
    claims: [String]? = nil, leeway: [String]? = nil
  ) {
    self.nonceForm = nonceForm
    self.nonceSupported = nonceSupported
    self.signature = signature
    self.claims = claims
    self.leeway = leeway
  }

  /// Whether a contract fulfils all conditions.
  public func hold(for policy: TokenPolicy) -> Bool {
    guard nonceForm?.contains(policy.nonceForm) ?? true,
      nonceSupported?.contains(policy.nonceSupported) ?? true,
      leeway?.contains(policy.leeway == 0 ? "none" : "some") ?? true,
      claims?.allSatisfy(policy.claims.contains) ?? true
    else { return false }
    guard let signature else { return true }
    return policy.signatures.isEmpty
      ? signature.contains("notVerified") : signature.contains(where: policy.signatures.contains)
  }
}

/// Tests of token matching, and the surroundings that the tokens were made for.
public struct TokenGroup: Codable, Sendable, Equatable {
  /// The name of the type of test: `match`.
  public var type: String
  /// What the tests have in common.
  public var comment: String
  /// The requirement of every test that names none itself.
  public var requirement: String?
  /// The time at which the tokens are judged, in seconds since 1970.
  public var clock: Int
  /// The issuer that the matcher trusts.
  public var issuer: String
  /// The audience that the matcher is.
  public var audience: String
  /// The tests.
  public var tests: [TokenVector]
}
