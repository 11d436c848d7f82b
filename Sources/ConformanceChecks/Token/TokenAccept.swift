internal import ConformanceModel

extension Check {
  /// A token whose nonce claim belongs to the raw nonce is accepted.
  ///
  /// The positive control of the whole area: what rejects everything passes every other row.
  package static let tokenAccept = Check(
    .tokenAccept, .token, kind: .vector
  ) { subject, context in
    var judgement = TokenJudgement(subject, context)
    let cases = try await TokenCases(for: .tokenAccept, &judgement)
    try await judgement.judge(cases.all(.tokenAccept))
    let scope = "\(judgement.findings.count) tokens with the claim that the contract asks for"
    guard judgement.faulty.contains(where: { judgement.fault($0) == .rejected }) else {
      return judgement.outcome(scope: scope)
    }
    var probe = TokenJudgement(subject, context)
    try await probe.judge(cases.claimProbes())
    var cause = causeOfRejection(judgement, probe)
    var besides: [Cause] = []
    if !cause.isSame(as: .comparisonInverted), let form = try await unpadded(judgement, cases) {
      cause = .unpaddedDigestExpected(form)
    } else if !cause.isSame(as: .comparisonInverted), try await expectsOwnDigest(judgement, cases) {
      cause =
        cause.isSame(as: .otherFormExpected)
        ? .ownDigestExpected.saying(
          "\(cause.sentence), and the subject's own digest writes it so")
        : .ownDigestExpected
    } else if !cause.isSame(as: .comparisonInverted), !cause.isSame(as: .otherFormExpected) {
      if try await readsDER(judgement, cases) {
        cause = .derSignatureExpected
      } else if let form = try await countsMilliseconds(judgement, cases) {
        cause = .millisecondsExpected
        besides = form
      } else if let undeclared = try await undeclared(judgement, cases) {
        cause = undeclared
      } else if let other = otherParty(judgement) {
        cause = other
      }
    }
    return judgement.outcome(scope: scope, besides: besides, cause: { _ in cause })
  }

  /// The form without leading zeros in which a digest gets in.
  private static func unpadded(
    _ judgement: TokenJudgement, _ cases: TokenCases
  ) async throws -> DigestRendering? {
    for (form, tokenCase) in cases.unpaddedProbes {
      var probe = TokenJudgement(judgement.subject, judgement.context)
      try await probe.judge([tokenCase])
      if probe.findings.contains(where: \.isAccepted) { return form }
    }
    return nil
  }

  /// Whether a right token gets in once its claim is what the subject's own digest makes of the
  /// nonce, where that is another text than the contract's form.
  private static func expectsOwnDigest(
    _ judgement: TokenJudgement, _ cases: TokenCases
  ) async throws -> Bool {
    guard judgement.subject.contract.token.nonceForm != .raw,
      let hasher = Access.digest.open(judgement.subject)
    else { return false }
    let rawNonce = cases.fresh.nonce("own-digest")
    let answer = try await judgement.context.run(case: 0, "the subject's own digest of a nonce") {
      try await hasher.digests(ofTexts: [rawNonce]).first
    }
    guard case .value(let digest?) = answer,
      let tokenCase = cases.ownDigestProbe(digest, of: rawNonce)
    else { return false }
    var judged = TokenJudgement(judgement.subject, judgement.context)
    try await judged.judge([tokenCase])
    return judged.findings.contains(where: \.isAccepted)
  }

  /// Whether a right token gets in once its ES256 signature is written in DER.
  private static func readsDER(
    _ judgement: TokenJudgement, _ cases: TokenCases
  ) async throws -> Bool {
    guard judgement.subject.contract.token.signatures.contains(.es256) else { return false }
    var probe = TokenJudgement(judgement.subject, judgement.context)
    try await probe.judge([cases.derProbe])
    return probe.findings.contains(where: \.isAccepted)
  }

  /// What is wrong besides where tokens get in only once their exp counts milliseconds: another form
  /// of the claim, or nothing; `nil` where they do not get in so either.
  private static func countsMilliseconds(
    _ judgement: TokenJudgement, _ cases: TokenCases
  ) async throws -> [Cause]? {
    let contract = judgement.subject.contract.token
    guard contract.claims.contains(.exp), !judgement.findings.contains(where: \.isAccepted)
    else { return nil }
    var probe = TokenJudgement(judgement.subject, judgement.context)
    try await probe.judge(cases.claimProbes(inMilliseconds: true))
    let accepted = probe.findings.filter(\.isAccepted).map(\.tokenCase.diagnosis)
    guard !accepted.isEmpty else { return nil }
    return accepted.contains(.exact(contract.nonceForm))
      ? [] : [otherForm(accepted, contract)].compactMap(\.self)
  }

  /// The form of the claim that gets in, where it is another than the contract's.
  private static func otherForm(
    _ accepted: [ClaimDiagnosis], _ contract: TokenContract
  ) -> Cause? {
    let forms = NonceForm.allCases.map { ClaimDiagnosis.exact($0) }
    let others = accepted.filter { $0 != .exact(contract.nonceForm) && $0 != .unrelated }
    return (forms.first(where: others.contains) ?? others.first).map {
      .otherFormExpected.saying(
        "the claim is compared with \($0.phrase), although the contract says "
          + "'\(contract.nonceForm.rawValue)'")
    }
  }

  /// What a verifier looks at although its contract says nothing of it.
  private static func undeclared(
    _ judgement: TokenJudgement, _ cases: TokenCases
  ) async throws -> Cause? {
    let contract = judgement.subject.contract.token
    let open = VerifiedClaim.allCases.filter { !contract.claims.contains($0) }
    for finding in judgement.findings {
      guard case .verdict(.rejected(let reason?)) = finding.answer else { continue }
      if reason == .badSignature, contract.signatures.isEmpty {
        return .undeclaredClaim.saying(
          "signatures are verified ('badSignature'), which the contract does not declare")
      }
      if let claim = open.first(where: { $0.reasons.contains(reason) }) {
        return .undeclared([claim], by: reason)
      }
    }
    for claim in open {
      var probe = TokenJudgement(judgement.subject, judgement.context)
      try await probe.judge([cases.undeclaredProbe(claim)])
      guard probe.findings.contains(where: \.isAccepted) else { continue }
      return .undeclared([claim])
    }
    return nil
  }

  /// Whom the tokens are for in the verifier's eyes, where it says that they are for others.
  private static func otherParty(_ judgement: TokenJudgement) -> Cause? {
    let contract = judgement.subject.contract.token
    let reasons = judgement.findings.compactMap { finding -> RejectionReason? in
      guard case .verdict(.rejected(let reason)) = finding.answer else { return nil }
      return reason
    }
    guard let reason = reasons.first, reasons.allSatisfy({ $0 == reason }) else { return nil }
    let parties: [RejectionReason: (member: String, value: String)] = [
      .wrongIssuer: ("issuer", contract.issuer), .wrongAudience: ("audience", contract.audience),
    ]
    return parties[reason].map { member, value in
      .otherPartyExpected.saying(
        "the verifier wants another \(member) than the contract's, '\(value)': every token is "
          + "refused with '\(reason.rawValue)'")
    }
  }

  /// Why right claims are rejected, from the wrong ones that get in.
  private static func causeOfRejection(
    _ judgement: TokenJudgement, _ probe: TokenJudgement
  ) -> Cause {
    let accepted = probe.findings.filter(\.isAccepted).map(\.tokenCase.diagnosis)
    if accepted.contains(.unrelated) { return .comparisonInverted }
    let contract = judgement.subject.contract.token
    let used = judgement.faulty.contains { $0.answer == .verdict(.rejected(.replayed)) }
    // All nonces of a check begin alike.
    if contract.keepsPendingState, used {
      return .freshNonceRefused.saying(
        "a fresh nonce is refused as used: nonces that are alike in part are taken for the same")
    }
    if let form = otherForm(accepted, contract) { return form }
    return judgement.findings.contains(where: \.isAccepted)
      ? .someClaimsRejected : .nothingAccepted
  }
}

extension VerifiedClaim {
  /// What a token is refused for whose claim is not as it must be.
  fileprivate var reasons: Set<RejectionReason> {
    switch self {
    case .iss: [.wrongIssuer]
    case .aud: [.wrongAudience]
    case .exp: [.expired]
    case .iat, .nbf: [.notYetValid]
    case .sub: []
    }
  }
}

extension Cause {
  /// Claims are verified that the contract does not name.
  ///
  /// - Parameters:
  ///   - claims: The claims, of which there are some.
  ///   - reason: The reason that a token was refused with; nil where none tells.
  static func undeclared(_ claims: [VerifiedClaim], by reason: RejectionReason? = nil) -> Cause {
    var additions = "add \(claims.quoted("'")) to 'claims'"
    if claims.contains(.iss) { additions += ", and the 'issuer' that is accepted" }
    if claims.contains(.aud) { additions += ", and the 'audience' that is accepted" }
    return .undeclaredClaim.saying(
      "\(claims.quoted("`")) \(claims.count == 1 ? "is" : "are") verified"
        + (reason.map { " ('\($0.rawValue)')" } ?? "")
        + ", which the contract does not declare: \(additions)")
  }
}

extension [VerifiedClaim] {
  /// The names, each between two of the same marks.
  func quoted(_ mark: String) -> String {
    map { mark + $0.rawValue + mark }.joined(separator: ", ")
  }
}
