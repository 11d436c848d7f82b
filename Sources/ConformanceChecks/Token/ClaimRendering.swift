internal import ConformanceModel

extension TokenJudgement {
  /// The form without leading zeros with which a verifier compares the claim, seen from which tokens
  /// with the right digest it accepts: none of those that this form writes in another way.
  ///
  /// Whatever else the refused ones have in common is then no mistake of its own. That chance alone
  /// would accept and refuse so is less likely than one in fifty.
  var claimRendering: DigestRendering? {
    guard subject.contract.token.nonceForm == .hex else { return nil }
    let digested = findings.filter { $0.tokenCase.diagnosis == .exact(.hex) }
    let accepted = digested.filter(\.isAccepted)
    let refused = digested.filter { fault($0) == .rejected }
    func power(_ share: Double, _ findings: [TokenFinding]) -> Double {
      Set(findings.map(\.tokenCase.attempt.rawNonce)).reduce(1) { power, _ in power * share }
    }
    return DigestRendering.unpadded.first { form, shareAlike in
      guard !accepted.contains(where: form.differs), refused.contains(where: form.differs) else {
        return false
      }
      let isAll = refused.allSatisfy(form.differs)
      return power(shareAlike, accepted) * (isAll ? power(1 - shareAlike, refused) : 1) < 0.02
    }?.form
  }
}

extension TokenCases {
  /// Tokens whose claim is the right digest without leading zeros, in each such form.
  var unpaddedProbes: [(form: DigestRendering, probe: TokenCase)] {
    guard contract.nonceForm == .hex else { return [] }
    let forms = DigestRendering.unpadded.map(\.form)
    // One digest in 19 is another text in each of them.
    let telling = (0..<512).lazy.map { fresh.nonce("unpadded-\($0)") }.first { rawNonce in
      let digest = ClaimForms.digest(of: rawNonce)
      return Set((forms + [.hex]).map { $0.text(digest) }).count == forms.count + 1
    }
    guard let rawNonce = telling else { return [] }
    return forms.enumerated().map { index, form in
      let claim = form.text(ClaimForms.digest(of: rawNonce))
      return (form, probe(106 + index, rawNonce, writer.payload(nonce: claim)))
    }
  }
}

extension DigestRendering {
  /// The forms without leading zeros, and the share of digests that each writes as hex does: of 32
  /// bytes none is below 16, `pow(15.0 / 16, 32)`, or the first is not.
  fileprivate static let unpadded: [(form: DigestRendering, shareAlike: Double)] = [
    (.unpaddedHex, 0.127), (.numberHex, 15.0 / 16), (.unpaddedFirstByte, 15.0 / 16),
  ]

  /// Whether this form writes the digest of a token's nonce in another way than hex.
  func differs(in finding: TokenFinding) -> Bool {
    let digest = ClaimForms.digest(of: finding.tokenCase.attempt.rawNonce ?? "")
    return text(digest) != Self.hex.text(digest)
  }
}

extension Cause {
  /// The verifier writes the digest in this form.
  static func unpaddedDigestExpected(_ rendering: DigestRendering) -> Cause {
    .unpaddedDigestExpected.saying(
      "the claim is compared with the right digest in \(rendering.name)")
  }
}
