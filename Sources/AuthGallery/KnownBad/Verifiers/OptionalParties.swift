internal import ConformanceModel
internal import ReferenceAuth

// Parties that are compared where they are there.
extension GallerySubject {
  static let issuerOptional = knownBadVerifier(
    "issuer-optional", violates: [.tokenClaims], causes: [.issuerOptional],
    story: "`if (payload.iss && payload.iss !== ISSUER) throw`: a token without iss passes."
  ) { steps in
    let honest = steps.issuer
    steps.issuer = { value, contract in value == nil || honest(value, contract) }
  }

  static let audienceOptional = knownBadVerifier(
    "audience-optional", violates: [.tokenClaims], causes: [.audienceOptional],
    story: "`if (payload.aud && !audiences.has(payload.aud)) throw`: a token without aud passes."
  ) { steps in
    let honest = steps.audience
    steps.audience = { value, contract in value == nil || honest(value, contract) }
  }
}
