internal import ConformanceModel
internal import ReferenceAuth

extension Check {
  /// `nonce_supported` relaxes nothing beyond the contract's policy.
  package static let tokenNonceSupported = Check(
    .tokenNonceSupported, .token, kind: .vector
  ) { subject, context in
    let contract = subject.contract.token
    var judgement = TokenJudgement(subject, context)
    let cases = try await TokenCases(for: .tokenNonceSupported, &judgement)
    try await judgement.judge(cases.all(.tokenNonceSupported))
    // What passes with nonce_supported true as well, token.contract judges.
    let forms = try cases.otherForms(.tokenNonceSupported)
    var always = TokenJudgement(subject, context)
    try await always.judge(forms.filter(saysSupported))
    if !always.findings.contains(where: \.isAccepted) {
      try await judgement.judge(forms.filter { !saysSupported($0) })
    }
    return judgement.outcome(
      scope: "\(judgement.findings.count) tokens with nonce_supported true, false, absent or of "
        + "another type; the policy is '\(contract.nonceSupported.rawValue)'",
      cause: cause)
  }

  private static func saysSupported(_ tokenCase: TokenCase) -> Bool {
    ClaimForms.member("nonce_supported", in: tokenCase.attempt.token) == .bool(true)
  }

  private static func cause(_ judgement: TokenJudgement) -> Cause? {
    let accepted = judgement.faulty.filter(\.isAccepted)
    if accepted.isEmpty { return nil }
    let values = accepted.map {
      ClaimForms.member("nonce_supported", in: $0.tokenCase.attempt.token)
    }
    let isOtherForm = accepted.allSatisfy { finding in
      if case .exact = finding.tokenCase.diagnosis { true } else { false }
    }
    if isOtherForm { return .nonceSupportedRelaxesForm }
    if accepted.allSatisfy({ $0.tokenCase.diagnosis == .empty }) { return .emptyClaimPasses }
    let isCompared = accepted.allSatisfy { $0.tokenCase.diagnosis != .unrelated }
    // Whatever passes with true as well has nothing to do with nonce_supported.
    if values.contains(.bool(true)) {
      return isCompared
        ? .absentClaimPasses.saying(
          "a token without a nonce claim passes, whatever nonce_supported says")
        : .claimNotCompared.saying("the claim is never compared, whatever nonce_supported says")
    }
    let words = Set(values.map(phrase)).sorted().joined(separator: ", ")
    return .nonceSupportedSkips.saying(
      "nonce_supported \(words) "
        + (isCompared ? "lets a token without a nonce claim pass" : "switches the comparison off"))
  }

  /// A member's value in words.
  private static func phrase(_ value: JSONValue?) -> String {
    switch value {
    case nil: "absent"
    case .null?: "null"
    case .bool(let value)?: "\(value)"
    case .number(let text)?: "the number \(text)"
    case .string(let text)?: "the text \"\(text)\""
    case .array?, .object?: "of another type"
    }
  }
}
