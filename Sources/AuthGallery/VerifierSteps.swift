internal import ConformanceModel
internal import ReferenceAuth

/// The steps of an honest verifier of signature, claims and nonce; a known-bad one replaces one.
struct VerifierSteps: Sendable {
  /// A public key that the suite said to trust.
  enum Key: Sendable {
    case rsa(RSAPublicKey)
    case p256(P256PublicKey)
  }

  /// What a signature is verified against.
  struct Signed: Sendable {
    let token: IdentityToken
    /// The algorithm that the header names.
    let algorithm: String
    let keys: KeySet
  }

  /// Takes the token apart; `nil` for what is no token.
  var read: @Sendable (String) -> IdentityToken? = { try? IdentityToken(parsing: $0) }
  /// What is said before anything is verified.
  var beforeVerifying: @Sendable (IdentityToken, MatchAttempt) -> ConformanceModel.MatchVerdict? = {
    _, _ in nil
  }
  /// Whether the header asks for nothing that is unknown.
  var understands: @Sendable (IdentityToken) -> Bool = { $0.header["crit"] == nil }
  /// The algorithm of the token; `nil` for one that is not accepted.
  var algorithm: @Sendable (IdentityToken) -> String? = { $0.header.string("alg") }
  /// Whether the signature is good.
  var isSigned: @Sendable (Signed) -> Bool = { $0.isSigned(by: $0.named) }
  /// The claims in the order in which they are judged.
  var issuer: @Sendable (JSONValue?, TokenContract) -> Bool = { value, contract in
    value == .string(contract.issuer)
  }
  var audience: @Sendable (JSONValue?, TokenContract) -> Bool = { value, contract in
    switch value {
    case .array(let values):
      values.allSatisfy { if case .string = $0 { true } else { false } }
        && values.contains(.string(contract.audience))
    default: value == .string(contract.audience)
    }
  }
  var isExpired: @Sendable (JSONValue?, _ now: Double, _ leeway: Double) -> Bool? = {
    value, now, leeway in
    value?.number.map { now >= $0 + leeway }
  }
  var isEarly: @Sendable (_ name: String, JSONValue?, _ now: Double, _ leeway: Double) -> Bool? = {
    name, value, now, leeway in
    // Whoever issues tokens need not write nbf; iat has to be there.
    guard let value else { return name == "nbf" ? false : nil }
    return value.number.map { now < $0 - leeway }
  }
  /// Whether it was issued longer ago than the contract allows.
  var isTooOld: @Sendable (JSONValue?, _ now: Double, TokenContract) -> Bool = {
    value, now, contract in
    guard let maximumAge = contract.maximumAge, let issuedAt = value?.number else { return false }
    return now > issuedAt + Double(maximumAge + contract.leeway)
  }
  /// Whether a claim of which nothing else is asked has its type.
  var hasType: @Sendable (VerifiedClaim, JSONValue?) -> Bool = { claim, value in
    switch (claim, value) {
    case (_, nil), (_, .null), (.iss, .string), (.sub, .string), (.aud, .string): true
    case (.aud, .array(let all)): all.allSatisfy { if case .string = $0 { true } else { false } }
    case (.exp, .number), (.iat, .number), (.nbf, .number): true
    default: false
    }
  }
  /// Whether the token was issued to this client, by the contract's rule.
  var authorizedParty: @Sendable (JSONObject, TokenContract) -> Bool = { payload, contract in
    let isAlone: Bool = if case .array(let all)? = payload["aud"] { all.count < 2 } else { true }
    switch contract.furtherAudiences {
    case .open, .accepted: return true
    case .onlyOwn: return isAlone
    case .authorizedParty:
      return payload["azp"] == .string(contract.audience) || isAlone && payload["azp"] == nil
    }
  }
  /// Whether there is a subject.
  var subject: @Sendable (JSONValue?) -> Bool = { value in
    if case .string(let text)? = value { !text.isEmpty } else { false }
  }
  /// Whether `c_hash` fits the code, where there is one.
  var codeHash: @Sendable (JSONValue?, _ code: String) -> Bool = { value, code in
    value == .string(Base64URL.encode(Array(SHA256.digest(of: code).bytes.prefix(16))))
  }
  /// What is said of the nonce before it is compared as it should be.
  var nonce: @Sendable (IdentityToken, MatchAttempt) -> ConformanceModel.MatchVerdict? = {
    _, _ in nil
  }
  /// What is said of a token that has expired.
  var expired: ConformanceModel.MatchVerdict = .rejected(.expired)

  /// A verifier with one step replaced.
  init(_ replace: (inout VerifierSteps) -> Void = { _ in }) { replace(&self) }

  /// Verifies one token.
  func verify(_ attempt: MatchAttempt, _ contract: TokenContract) -> ConformanceModel.MatchVerdict {
    guard let token = read(attempt.token) else { return .rejected(.malformedToken) }
    if let verdict = beforeVerifying(token, attempt) { return verdict }
    if !contract.signatures.isEmpty {
      guard understands(token), let algorithm = algorithm(token) else {
        return .rejected(.badSignature)
      }
      let signed = Signed(
        token: token, algorithm: algorithm, keys: attempt.keys ?? KeySet(keys: []))
      guard isSigned(signed) else { return .rejected(.badSignature) }
    }
    if let verdict = judgeClaims(token.payload, attempt.now, contract) { return verdict }
    if contract.verifiesCodeHash, let code = attempt.authorizationCode,
      !codeHash(token.payload["c_hash"], code)
    {
      return .rejected(.malformedToken)
    }
    if let verdict = nonce(token, attempt) { return verdict }
    let policy = NoncePolicy(
      form: .init(contract.nonceForm),
      nonceSupported: contract.nonceSupported == .ignored ? .ignored : .falseAllowsMissingNonce)
    let verdict = NonceMatcher(policy: policy)
      .match(token: token, rawNonce: attempt.rawNonce, signatureVerified: true)
    switch verdict {
    case .accepted: return .accepted
    case .rejected(let reason): return .init(reason)
    }
  }

  private func judgeClaims(
    _ payload: JSONObject, _ now: Int, _ contract: TokenContract
  ) -> ConformanceModel.MatchVerdict? {
    let now = Double(now), leeway = Double(contract.leeway)
    for claim in contract.typeOnly where !hasType(claim, payload[claim.rawValue]) {
      return .rejected(.malformedToken)
    }
    if isTooOld(payload["iat"], now, contract) { return expired }
    for claim in VerifiedClaim.allCases where contract.claims.contains(claim) {
      let value = payload[claim.rawValue]
      switch claim {
      case .iss:
        if !issuer(value, contract) { return .rejected(.wrongIssuer) }
      case .aud:
        guard audience(value, contract), authorizedParty(payload, contract) else {
          return .rejected(.wrongAudience)
        }
      case .sub:
        if !subject(value) { return .rejected(.malformedToken) }
      case .exp:
        guard let isExpired = isExpired(value, now, leeway) else {
          return .rejected(.malformedToken)
        }
        if isExpired { return expired }
      case .iat, .nbf:
        guard let isEarly = isEarly(claim.rawValue, value, now, leeway) else {
          return .rejected(.malformedToken)
        }
        if isEarly { return .rejected(.notYetValid) }
      }
    }
    return nil
  }
}

extension NoncePolicy.Form {
  /// The form of the same name.
  init(_ form: NonceForm) {
    self =
      switch form {
      case .hex: .sha256Hexadecimal
      case .base64url: .sha256Base64URL
      case .raw: .raw
      }
  }
}

extension JSONObject {
  /// The member's text; nil where it is no string.
  func string(_ name: String) -> String? {
    guard case .string(let text)? = self[name] else { return nil }
    return text
  }
}

extension JSONValue {
  /// The number; nil where it is none.
  var number: Double? {
    guard case .number(let text) = self else { return nil }
    return Double(text)
  }
}
