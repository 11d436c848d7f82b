internal import ConformanceModel

extension TokenCause {
  /// What lets a forged token in; the first that applies explains most.
  private static let forgeries: [(flag: TokenFlag, cause: Cause)] = [
    (.changed, .signatureNotVerified), (.untrusted, .untrustedKey),
    (.embeddedKey, .embeddedKeyTrusted), (.algNone, .algorithmNone),
    (.algIgnored, .algorithmIgnored), (.algConfusion, .headerChoosesAlgorithm),
    (.keyName, .keyNameIgnored),
    (.critical, .critIgnored), (.zeroSignature, .zeroSignature), (.padding, .rsaPaddingParsed),
    (.stripped, .signatureLength), (.range, .numbersReduced),
    (.wrongEncoding, .otherSignatureEncoding), (.unsignedRelaxation, .relaxedBeforeSignature),
  ]

  /// The likely causes of wrong verdicts about signatures: one for each way in, then what throws
  /// or keeps genuine ones out.
  static func ofSignatures(_ judgement: TokenJudgement) -> [Cause] {
    let accepted = Dictionary(grouping: judgement.faulty.filter(\.isAccepted), by: way)
    let ways = forgeries.compactMap { row -> Cause? in
      guard let findings = accepted[row.flag] else { return nil }
      return switch row.flag {
      case .algNone: ofUnsigned(findings)
      // Who skips a signature that nobody names skips a genuine one, too.
      case .algConfusion
      where accepted[.algNone] != nil && !findings.contains(where: namesAlgorithm): nil
      case .algConfusion: ofAlgorithms(findings)
      default: row.cause
      }
    }
    let dangers = ways.filter { way in !ways.contains { $0.letsIn(way) } }
    if judgement.faulty.contains(where: \.isThrown) { return dangers + [.rejectionThrown] }
    let kept = judgement.faulty.filter { judgement.fault($0) == .rejected }
    if kept.isEmpty { return dangers }
    if kept.allSatisfy({ $0.tokenCase.flags.contains(.highS) }) { return dangers + [.highSRefused] }
    if kept.allSatisfy({ $0.tokenCase.flags.contains(.leadingZero) }) {
      return dangers + [.leadingZerosLost]
    }
    // The wrong key refuses genuine tokens and lets others in.
    if !dangers.isEmpty { return dangers }
    let genuine = judgement.findings.filter {
      $0.tokenCase.expected == .accept || $0.tokenCase.expected == .acceptOnce
    }
    return [kept.count == genuine.count ? .nothingVerified : .genuineSignatureRefused]
  }

  /// The way that a forged token takes: of its flags the first tells it.
  private static func way(of finding: TokenFinding) -> TokenFlag? {
    forgeries.first { finding.tokenCase.flags.contains($0.flag) }?.flag
  }

  private static func algorithm(of finding: TokenFinding) -> String? {
    try? TokenFacts(of: finding.tokenCase.attempt.token).alg
  }

  private static func namesAlgorithm(_ finding: TokenFinding) -> Bool {
    algorithm(of: finding) != nil
  }

  private static func ofUnsigned(_ accepted: [TokenFinding]) -> Cause {
    !accepted.contains(where: namesAlgorithm)
      ? .algorithmNone.saying("a header without alg switches verification off")
      : .algorithmNone
  }

  /// Which algorithms the header may choose.
  private static func ofAlgorithms(_ accepted: [TokenFinding]) -> Cause {
    let names = accepted.compactMap(algorithm)
    if names.contains(where: { $0.hasPrefix("HS") }) {
      return .headerChoosesAlgorithm.saying(
        "the header chooses the algorithm: a public key serves as a shared secret")
    }
    guard let name = names.first else { return .headerChoosesAlgorithm }
    return .headerChoosesAlgorithm.saying(
      "the header chooses the algorithm: '\(name)' gets in, which is none that the contract declares"
    )
  }

  /// The likely causes of wrong verdicts about issuer, audience and times: what lets wrong tokens
  /// in, the plainest first, then what keeps right ones out.
  static func ofClaims(_ judgement: TokenJudgement) -> [Cause] {
    let contract = judgement.subject.contract.token
    let thrown = judgement.faulty.filter(\.isThrown)
    let accepted = judgement.faulty.filter(\.isAccepted)
    if !thrown.isEmpty {
      let throwing =
        thrown.allSatisfy { $0.tokenCase.flags.contains(.units) }
        ? Cause.timesConverted.saying(
          "a time in the token is converted to a type that cannot hold it, which throws")
        : .rejectionThrown
      return ofAcceptances(accepted, contract).filter { !$0.isSame(as: throwing) } + [throwing]
    }
    let refused = judgement.faulty.filter { judgement.fault($0) == .rejected }
    let undeclared = undeclared(refused, contract)
    if undeclared == nil, !refused.isEmpty, contract.takesClock,
      accepted.contains(where: { $0.tokenCase.flags.contains(.farBeyondLeeway) })
    {
      return [.clockNotTaken]
    }
    let dangers = ofAcceptances(accepted, contract)
    if let undeclared { return dangers + [undeclared] }
    let others = ofRefusals(refused.map(\.tokenCase.flags))
    return dangers + (dangers.isEmpty ? others : others.filter { $0 != .validTokenRefused })
  }

  /// One cause for each claim of which wrong values get in.
  private static func ofAcceptances(
    _ accepted: [TokenFinding], _ contract: TokenContract
  ) -> [Cause] {
    let old = accepted.filter { $0.tokenCase.id.hasPrefix("maximum-age") }
    let rest = accepted.filter { !$0.tokenCase.id.hasPrefix("maximum-age") }
    let claims = Dictionary(grouping: rest) { finding in
      VerifiedClaim.allCases.first { $0.flag.map(finding.tokenCase.flags.contains) ?? false }
    }
    let found = claims.map { claim, findings -> (rank: Int, claim: String, cause: Cause) in
      let (rank, cause) = ofClaimsAccepted(findings.map(\.tokenCase.flags), contract)
      return (
        rank, claim?.rawValue ?? "", cause == .expiryNotCompared ? ofExpiry(findings) : cause
      )
    }
    var causes = found.sorted { ($0.rank, $0.claim) < ($1.rank, $1.claim) }.map(\.cause)
    // One leeway and one conversion serve all times.
    var names: Set<String> = []
    causes = causes.filter { names.insert($0.name).inserted }
    // Who does not look at times at all lets old tokens in, too.
    let timesPass = claims.keys.contains { $0 == .exp || $0 == .iat || $0 == .nbf }
    return causes + (!old.isEmpty && !timesPass ? [.ageNotLimited] : [])
  }

  private static func ofRefusals(_ rejected: [Set<TokenFlag>]) -> [Cause] {
    if rejected.contains(where: { $0.contains(.audience) }) { return [.audiencesNotSearched] }
    if rejected.contains(where: { $0.contains(.withinLeeway) }) { return [.leewayNotGranted] }
    return rejected.isEmpty ? [] : [.validTokenRefused]
  }

  /// What tokens are refused for although the contract says nothing of it.
  private static func undeclared(
    _ refused: [TokenFinding], _ contract: TokenContract
  ) -> Cause? {
    let declared = contract.claims
    let flags = VerifiedClaim.allCases.filter { !declared.contains($0) }.compactMap(\.flag)
    guard refused.allSatisfy({ !$0.tokenCase.flags.isDisjoint(with: flags) }) else { return nil }
    var claims: [VerifiedClaim] = []
    var types: [VerifiedClaim] = []
    for claim in VerifiedClaim.allCases where !declared.contains(claim) {
      let tokens = refused.map(\.tokenCase).filter { tokenCase in
        claim.flag.map(tokenCase.flags.contains) ?? false
      }
      let hasRightType = tokens.contains { tokenCase in
        ClaimForms.member(claim.rawValue, in: tokenCase.attempt.token).map(claim.takes) ?? true
      }
      if hasRightType { claims.append(claim) } else if !tokens.isEmpty { types.append(claim) }
    }
    if !claims.isEmpty { return .undeclared(claims) }
    guard !types.isEmpty else { return nil }
    return .undeclaredClaim.saying(
      "the type of \(types.quoted("`")) is verified, which the contract does not declare: add "
        + "\(types.quoted("'")) to 'typeOnly'")
  }

  /// Whoever refuses an exp of nine seconds, and none of 2001, compares it in whatever unit.
  private static func ofExpiry(_ accepted: [TokenFinding]) -> Cause {
    let smallPasses = accepted.contains { finding in
      let expiry = (try? TokenFacts(of: finding.tokenCase.attempt.token))?.exp
      return expiry.map { (0..<1_000).contains($0) } ?? false
    }
    return .expiryNotCompared.saying(
      smallPasses
        ? "exp is not compared"
        : "exp is compared in another unit than seconds, or from another day than 1 January 1970")
  }

  private static func ofClaimsAccepted(
    _ accepted: [Set<TokenFlag>], _ contract: TokenContract
  ) -> (rank: Int, cause: Cause) {
    let leeway = "longer than the contract's (\(contract.leeway) s)"
    // What nothing but a missing step lets in, then what a wrong step does, the plainest first.
    let causes: [(flags: Set<TokenFlag>, cause: Cause)] = [
      ([.issuer, .uncompared], .issuerNotCompared),
      ([.audience, .uncompared], .audienceNotCompared),
      ([.expiry, .uncompared], .expiryNotCompared),
      ([.expiry, .asText], .comparedAsText),
      ([.issuedAt, .uncompared], .issuedAtNotCompared),
      ([.notBefore, .uncompared], .notBeforeNotCompared),
      ([.farBeyondLeeway], .leewayTooLong.saying("the leeway is far \(leeway)")),
      ([.beyondLeeway], .leewayTooLong.saying("the leeway is \(leeway)")),
      ([.limit], .expiryInclusive),
      ([.expiry, .absent], .expiryOptional),
      ([.issuedAt, .absent], .issuedAtOptional),
      ([.issuer, .absent], .issuerOptional),
      ([.audience, .absent], .audienceOptional),
      ([.issuer], .issuerLenient),
      ([.audience], .audienceLenient),
    ]
    let first = causes.enumerated().first { _, row in
      accepted.contains { row.flags.isSubset(of: $0) }
    }
    return first.map { ($0.offset, $0.element.cause) } ?? (causes.count, .timesConverted)
  }
}

extension Cause {
  /// Whether what makes one forgery pass makes another pass by itself.
  fileprivate func letsIn(_ other: Cause) -> Bool {
    switch self {
    case .signatureNotVerified: other != self
    case .untrustedKey: other == .keyNameIgnored || other == .embeddedKeyTrusted
    case .algorithmNone: other == .algorithmIgnored
    case .algorithmIgnored: other.isSame(as: .headerChoosesAlgorithm)
    case .zeroSignature: other == .signatureLength || other == .numbersReduced
    case .signatureLength: other == .numbersReduced || other == .otherSignatureEncoding
    default: false
    }
  }
}

extension TokenFinding {
  /// Whether an error came where a verdict was due.
  var isThrown: Bool {
    if case .threw = answer { true } else { false }
  }
}

extension VerifiedClaim {
  /// What vectors about the claim are marked with.
  fileprivate var flag: TokenFlag? {
    switch self {
    case .iss: .issuer
    case .aud: .audience
    case .exp: .expiry
    case .iat: .issuedAt
    case .nbf: .notBefore
    case .sub: nil
    }
  }
}
