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
  /// The rules, tried in order: the first whose conditions all hold gives the verdict.
  public var verdicts: [TokenRule]

  /// The compact token: stored, or made by the recipe.
  public var compactToken: String { token ?? generate?.token ?? "" }

  /// The rule that holds under a contract.
  ///
  /// - Parameters:
  ///   - form: The text form of the nonce claim: `hex`, `base64url` or `raw`.
  ///   - nonceSupported: The policy towards `nonce_supported`: `ignored` or `claimFalseRelaxes`.
  /// - Returns: The first rule that applies, or nil where none does (which the linter refuses).
  public func rule(form: String, nonceSupported: String) -> TokenRule? {
    verdicts.first { $0.when.holds(form: form, nonceSupported: nonceSupported) }
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

  /// Whether a contract fulfils all conditions.
  public func holds(form: String, nonceSupported policy: String) -> Bool {
    nonceForm?.contains(form) ?? true && nonceSupported?.contains(policy) ?? true
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
  /// Whether the matcher verifies signatures: `notVerified`.
  public var signature: String
  /// The tests.
  public var tests: [TokenVector]
}
