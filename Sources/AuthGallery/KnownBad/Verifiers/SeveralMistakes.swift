internal import ConformanceModel
internal import ReferenceAuth

// Verifiers with two mistakes that one requirement shows: both are named, each with its remedy.
extension GallerySubject {
  static let issuerAndAudienceIgnored = knownBadVerifier(
    "issuer-and-audience-ignored",
    violates: [.tokenClaims],
    causes: [.issuerNotCompared, .audienceNotCompared],
    story: "Neither the issuer nor the audience is compared."
  ) { steps in
    steps.issuer = { _, _ in true }
    steps.audience = { _, _ in true }
  }

  static let audienceContainedIssuedAtUndeclared = knownBadVerifier(
    "audience-contained-issued-at-undeclared",
    violates: [.tokenClaims],
    causes: [.audienceLenient, .undeclaredClaim],
    story: "The audience need only be contained, and an iat is demanded of which the contract says "
      + "nothing.",
    token: TokenContract(claims: [.iss, .aud, .exp])
  ) { steps in
    steps.beforeVerifying = { token, _ in
      token.payload["iat"] == nil ? .rejected(.malformedToken) : nil
    }
    steps.audience = { value, contract in
      if case .string(let text)? = value {
        text.contains(contract.audience)
      } else {
        value == .array([.string(contract.audience)])
      }
    }
  }

  static let exponentAndUseIgnored = knownBadVerifier(
    "exponent-and-use-ignored",
    violates: [.tokenWeakKeys],
    causes: [.weakExponentTrusted, .otherUseTrusted],
    story: "Of a key neither the exponent is looked at nor its use."
  ) { steps in
    let (exponent, use) = (VerifierSteps.trustingExponentOne, VerifierSteps.ignoringUse)
    steps.isSigned = { exponent.isSigned($0) || use.isSigned($0) }
  }
}
