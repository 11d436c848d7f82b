internal import ConformanceModel
internal import ConformanceVectors
internal import ReferenceAuth

// What contracts may say of claims besides whether they are verified.
extension TokenCases {
  /// When the vectors' tokens were issued, and generated ones.
  private static let issuedAt = 1_718_000_000

  /// The verdict where a claim is looked at for its type only: a wrong type is refused as where it
  /// is verified, and of a wrong value each verdict is right.
  func loosened(_ rule: TokenRule, _ vector: TokenVector, _ policy: TokenPolicy) -> TokenRule {
    guard !contract.typeOnly.isEmpty, rule.verdict == .accept else { return rule }
    var verifying = policy
    verifying.claims.formUnion(contract.typeOnly.map(\.rawValue))
    guard let strict = vector.rule(for: verifying), strict.verdict != .accept else { return rule }
    let hasWrongType = contract.typeOnly.contains { claim in
      ClaimForms.member(claim.rawValue, in: vector.compactToken).map { !claim.takes($0) } ?? false
    }
    if hasWrongType { return strict }
    var open = strict
    open.verdict = .either
    return open
  }

  /// A vector's token as the contract wants it; issued a minute ago where it would be too old.
  ///
  /// - Parameter edit: Changes the JSON text of the payload besides; nil leaves the token out.
  func freshened(
    _ token: String, _ vector: TokenVector, _ clock: Int, edit: ((String) -> String?)? = nil
  ) -> String? {
    let now = now(vector, clock)
    guard let maximumAge = contract.maximumAge, now - Self.issuedAt > maximumAge else {
      return writer.adapted(token, edit: edit)
    }
    return writer.adapted(token) { payload in
      guard let payload = edit.map({ $0(payload) }) ?? payload else { return nil }
      return payload.replacingEach("\"iat\":\(Self.issuedAt)", with: "\"iat\":\(now - 60)")
        ?? payload
    }
  }

  /// Whether a token that is meant to pass is as old as the contract does not allow.
  func isTooOld(_ token: String, _ now: Int) -> Bool {
    guard let maximumAge = contract.maximumAge,
      case .number(let text)? = ClaimForms.member(VerifiedClaim.iat.rawValue, in: token),
      let issuedAt = Double(text)
    else { return false }
    return Double(now) - issuedAt > Double(maximumAge)
  }

  /// Tokens whose beginning is the present in milliseconds, which in seconds is 50,000 years away.
  var unitCases: [TokenCase] {
    let claims = [VerifiedClaim.iat, .nbf].filter(contract.claims.contains)
    guard catalogue > 1 else { return [] }
    return claims.map { claim in
      let id = "milliseconds-\(claim == .iat ? 1 : 2)"
      let rawNonce = fresh.nonce(id)
      let payload = writer.payload(
        nonce: writer.claim(of: rawNonce),
        more: "\"\(claim.rawValue)\":\(TokenText.clock - 60)000", leavingOut: claim.rawValue)
      return TokenCase(
        id: id, comment: "\(claim.rawValue) in milliseconds",
        attempt: MatchAttempt(
          token: writer.compact(payload), rawNonce: rawNonce, now: TokenText.clock),
        // A parser may have a latest year.
        expected: .reject([.notYetValid, .malformedToken]),
        flags: [claim == .iat ? .issuedAt : .notBefore, .units])
    }
  }

  /// Seconds after exp and leeway at which a token has ended by the machine's clock: less than the
  /// half minute, minute or five of a leeway that nobody declared, and more than the clocks of a
  /// machine and its containers differ.
  static let soon = 20
  private static let long = [("an hour", 3_600), ("a day", 86_400), ("a year", 31_536_000)]

  /// Tokens that have ended, or not begun, by the machine's clock, for a verifier that judges by it.
  ///
  /// An hour and more beyond the leeway, so that it does not matter when each is asked; what has
  /// ended stays so, and is asked ``soon`` after its end as well.
  ///
  /// - Parameter present: The time of day in seconds since 1970.
  func machineCases(at present: Int) -> [TokenCase] {
    guard catalogue > 1, !contract.takesClock else { return [] }
    return [VerifiedClaim.exp, .iat, .nbf].filter(contract.claims.contains).flatMap { claim in
      let soon = claim == .exp ? [("\(Self.soon) s", Self.soon)] : []
      return (soon + Self.long).map { name, seconds in
        let id = "machine-clock-\(claim.rawValue)-\(seconds)"
        let rawNonce = fresh.nonce(id)
        let beyond = (claim == .exp ? -1 : 1) * (contract.leeway + seconds)
        let payload = writer.payload(
          nonce: writer.claim(of: rawNonce), more: "\"\(claim.rawValue)\":\(present + beyond)",
          leavingOut: claim.rawValue)
        return TokenCase(
          id: id,
          comment: claim == .exp
            ? "\(name) after exp and leeway" : "\(claim.rawValue) \(name) beyond the leeway",
          attempt: MatchAttempt(token: writer.compact(payload), rawNonce: rawNonce, now: present),
          expected: .reject([claim == .exp ? .expired : .notYetValid]),
          flags: Set(
            [claim.flag, seconds == Self.soon ? .beyondLeeway : .farBeyondLeeway]
              .compactMap(\.self)))
      }
    }
  }

  /// Tokens around the age from which they are too old; none where there is no such age.
  var ageCases: [TokenCase] {
    guard let maximumAge = contract.maximumAge else { return [] }
    let oldest = maximumAge + contract.leeway
    let ages: [(comment: String, age: Int, expected: TokenCase.Expectation)] = [
      ("a second younger than the maximum age", maximumAge - 1, .accept),
      ("a second older than the maximum age and leeway", oldest + 1, .reject([.expired])),
      ("a day older than the maximum age", oldest + 86_400, .reject([.expired])),
    ]
    return ages.map { comment, age, expected in
      let id = "maximum-age-\(age)"
      let rawNonce = fresh.nonce(id)
      let payload = String(
        decoding: writer.payload(nonce: writer.claim(of: rawNonce)), as: UTF8.self)
      let issued = "\"iat\":\(TokenText.clock - age)"
      let aged = payload.replacingEach("\"iat\":\(Self.issuedAt)", with: issued) ?? payload
      return TokenCase(
        id: id, comment: comment,
        attempt: MatchAttempt(
          token: writer.compact(Array(aged.utf8)), rawNonce: rawNonce, now: TokenText.clock),
        expected: expected)
    }
  }
}

extension VerifiedClaim {
  /// Whether a value has the claim's type (RFC 7519 section 4.1); what is absent has none.
  func takes(_ value: ReferenceAuth.JSONValue) -> Bool {
    switch (self, value) {
    case (_, .null): true
    case (.iss, .string), (.sub, .string), (.aud, .string): true
    case (.aud, .array(let values)):
      values.allSatisfy { if case .string = $0 { true } else { false } }
    case (.exp, .number), (.iat, .number), (.nbf, .number): true
    default: false
    }
  }
}
