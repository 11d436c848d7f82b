internal import ConformanceChecks
internal import ConformanceModel
internal import ConformanceReports

/// A diagnosis as a person reads it, in 80 columns.
struct DiagnosisText {
  private static let width = 80
  /// The most letters of a name in the token, and the most names, that are shown.
  private static let longestName = 60
  private static let mostNames = 3

  let diagnosis: TokenDiagnosis
  /// What the trusted keys say, and the name of their file.
  let signature: SignatureFinding
  let keys: String
  /// The source's name.
  let name: String
  /// What was removed from the input.
  let repairs: [String]
  let secrets: SecretText
  /// Seconds since 1970.
  let now: Int
  /// What the backend expects of the token; `nil` where it was not said.
  var issuer: String?
  var audience: String?

  var text: String {
    let verdict = diagnosis.matches ? "MATCH" : "NO MATCH"
    let forged = signature == .invalid ? ", BAD SIGNATURE" : ""
    let others = (hasIssuer ? "" : ", WRONG ISSUER") + (hasAudience ? "" : ", WRONG AUDIENCE")
    var lines = [
      "\(verdict) under the contract '\(diagnosis.form.rawValue)'\(forged)\(others): \(name)", "",
    ]
    lines += row("claim", claim)
    lines += row("nonce", "\(secrets.described(diagnosis.rawNonce))")
    for form in NonceForm.allCases { lines += row(form.rawValue, answer(form)) }
    lines += row(diagnosis.advice.party == .nobody ? "change" : "who", who)
    lines += [""]
    lines += row("token", token)
    if let addressed { lines += row("expected", addressed) }
    lines += row("times", times)
    lines += row("supported", supported)
    lines += row("signature", verified)
    if !repairs.isEmpty { lines += row("removed", repairs.joined(separator: "; ")) }
    if !secrets.isShown { lines += row("redacted", "'--show' prints nonces and claims whole") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Whether the claim is right, nothing else is wrong that was asked for, and no key says that the
  /// token is forged.
  var isAsDeclared: Bool {
    diagnosis.matches && signature != .invalid && hasIssuer && hasAudience
  }

  /// Whether the token is of the expected issuer, where one was given.
  var hasIssuer: Bool { issuer.map { $0 == diagnosis.facts.iss } ?? true }

  /// Whether the token is for the expected audience, where one was given.
  var hasAudience: Bool { audience.map(diagnosis.facts.aud.contains) ?? true }

  private var addressed: String? {
    var said: [String] = []
    if let issuer, !hasIssuer {
      said.append(
        "issuer '\(HostileText.line(issuer))', which the token is not of: reject it, or take its "
          + "own provider's keys and settings")
    }
    if let audience, !hasAudience {
      said.append(
        "audience '\(HostileText.line(audience))', which the token is not for. A token from the "
          + "app is for its bundle id, one from the web for the services id: the backend must "
          + "expect the one that its client uses, or list both")
    }
    return said.isEmpty ? nil : said.joined(separator: "; ")
  }

  private var verified: String {
    switch signature {
    case .notVerified:
      "not verified ('--keys' does): anybody can write such a token. Only a verified one may sign "
        + "anybody in"
    case .valid: "valid under a key of \(keys)"
    case .invalid:
      "NOT VALID under any key of \(keys) that the header may mean: the token was changed, is of "
        + "another provider, or the keys are old"
    }
  }

  private func row(_ label: String, _ content: String) -> [String] {
    TextColumns.row(label: label, content, width: Self.width)
  }

  private var claim: String {
    let text = diagnosis.claimText.map { ": \(secrets.described($0))" } ?? ""
    return diagnosis.phrase + text
  }

  private func answer(_ form: NonceForm) -> String {
    if diagnosis.matches(form) { return "match" }
    return "no: expects \(secrets.described(diagnosis.expected[form] ?? ""))"
  }

  private var who: String {
    let advice = diagnosis.advice
    guard advice.party == .nobody else { return "\(advice.party.rawValue): \(advice.text)" }
    guard let last = wrong.last else { return "nothing: \(advice.text)" }
    let all = (wrong.count > 1 ? wrong.dropLast().joined(separator: ", ") + " and " : "") + last
    return "nothing about the nonce: the pair is right. \(all), which a backend must reject the "
      + "token for: see below"
  }

  /// What else is wrong with the token, where its nonce is right.
  private var wrong: [String] {
    let isExpired = diagnosis.facts.exp.map { $0 <= now } ?? false
    let found = [
      (signature == .invalid, "the signature is not valid"), (!hasIssuer, "the issuer is another"),
      (!hasAudience, "the audience is another"), (isExpired, "the token has expired"),
    ].filter(\.0).map(\.1)
    return found
  }

  private var token: String {
    func quoted(_ text: String?) -> String {
      guard let text else { return "none" }
      let isLong = text.unicodeScalars.count > Self.longestName
      return "'\(HostileText.line(String(text.prefix(Self.longestName))))\(isLong ? "…" : "")'"
    }
    let more = diagnosis.facts.aud.count - Self.mostNames
    let names = diagnosis.facts.aud.prefix(Self.mostNames).map { quoted($0) }
    let audience =
      names.isEmpty
      ? "none" : names.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
    return "alg \(quoted(diagnosis.facts.alg)), kid \(quoted(diagnosis.facts.kid)), issuer "
      + "\(quoted(diagnosis.facts.iss)), audience \(audience)"
  }

  private var times: String {
    let issued = diagnosis.facts.iat.map { time in
      "issued \(CalendarTime(time).utc), \(CalendarTime(time).distance(from: now))"
        + (time > now ? ", by a clock that is ahead of this one; " : "; ")
    }
    guard let exp = diagnosis.facts.exp else {
      return (issued ?? "") + "no expiry that is a time: verifiers reject such a token"
    }
    let when = "\(CalendarTime(exp).utc), \(CalendarTime(exp).distance(from: now))"
    return (issued ?? "")
      + (exp > now ? "expires \(when)" : "expired \(when): a verifier rejects it for that")
  }

  private var supported: String {
    switch diagnosis.facts.nonceSupported {
    case .absent: "nonce_supported is absent, as with providers other than Apple"
    case .yes: "nonce_supported is true: the claim must be there"
    case .no: "nonce_supported is false: Apple says that the device sends no nonce"
    case .otherType: "nonce_supported is neither true nor false, which Apple never sends"
    }
  }
}
