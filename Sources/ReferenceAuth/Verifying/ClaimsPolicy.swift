/// Which claims of a token, besides the nonce, must say what (OpenID Connect Core 3.1.3.7).
public struct ClaimsPolicy: Hashable, Sendable {
  /// The latest time that is taken for one, in seconds since 1970: the end of the year 9999.
  ///
  /// Later ones are milliseconds or mistakes, and a token that never expires is no help.
  public static let latestTime: Double = 253_402_300_799

  /// The only issuer accepted, compared byte by byte.
  public var issuer: String
  /// The client that the token must be for.
  public var audience: String
  /// Seconds by which the clocks of provider and verifier may differ; small (RFC 7519 4.1.4).
  public var leeway: Int

  /// - Parameters:
  ///   - issuer: The only issuer accepted.
  ///   - audience: The client that the token must be for.
  ///   - leeway: Seconds by which clocks may differ.
  public init(issuer: String = "https://appleid.apple.com", audience: String, leeway: Int = 0) {
    precondition(leeway >= 0, "a negative leeway would reject valid tokens")
    self.issuer = issuer
    self.audience = audience
    self.leeway = leeway
  }

  /// What is wrong with a token's claims; nil where nothing is.
  ///
  /// `iss`, `aud`, `sub`, `exp` and `iat` have to be there (OpenID Connect Core section 2); `nbf`
  /// and `azp` count where they are. Times may have fractions.
  ///
  /// - Parameters:
  ///   - payload: The token's payload.
  ///   - now: The present, in seconds since 1970.
  func fault(in payload: JSONObject, at now: Int) -> RejectionReason? {
    guard let found = payload.text("iss"), areSameBytes(found, issuer) else { return .wrongIssuer }
    guard isFor(audience, payload["aud"]), isIssued(to: audience, payload) else {
      return .wrongAudience
    }
    guard let subject = payload.text("sub"), !subject.isEmpty else { return .malformedToken }
    guard let end = payload["exp"], let start = payload["iat"] else { return .malformedToken }
    let now = Double(now), leeway = Double(leeway)
    guard let end = Self.time(end) else { return .malformedToken }
    if now >= end + leeway { return .expired }
    for value in [start, payload["nbf"]].compactMap(\.self) {
      guard let start = Self.time(value) else { return .malformedToken }
      if now < start - leeway { return .notYetValid }
    }
    return nil
  }

  /// One audience as a string or in an array; an array with anything but strings is for nobody.
  private func isFor(_ audience: String, _ value: JSONValue?) -> Bool {
    switch value {
    case .string(let found): return areSameBytes(found, audience)
    case .array(let values):
      let texts = values.compactMap { value -> String? in
        guard case .string(let text) = value else { return nil }
        return text
      }
      return texts.count == values.count && texts.contains { areSameBytes($0, audience) }
    default: return false
    }
  }

  /// Whether the token was issued to this client: by `azp`, which several audiences demand
  /// (OpenID Connect Core 3.1.3.7, items 3 to 5).
  private func isIssued(to client: String, _ payload: JSONObject) -> Bool {
    if case .array(let audiences)? = payload["aud"], audiences.count > 1 {
      return payload.text("azp").map { areSameBytes($0, client) } ?? false
    }
    guard payload["azp"] != nil else { return true }
    return payload.text("azp").map { areSameBytes($0, client) } ?? false
  }

  /// A NumericDate (RFC 7519 section 2): a JSON number, so that texts are refused.
  private static func time(_ value: JSONValue) -> Double? {
    guard case .number(let text) = value, let time = Double(text), time <= latestTime else {
      return nil
    }
    return time
  }
}
