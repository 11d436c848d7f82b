internal import ConformanceModel
internal import ReferenceAuth

// Verifiers that look at times, and not at what they are; and two that look at too little else.
extension GallerySubject {
  static let issuedAtTrue = knownBadVerifier(
    "issued-at-true", violates: [.tokenClaims], causes: [.timesConverted],
    story: "true is a number, as in Python, and the second after 1970 began."
  ) { steps in
    let honest = steps.isEarly
    steps.isEarly = { name, value, now, leeway in
      if case .bool(let isTrue)? = value { return now < (isTrue ? 1 : 0) - leeway }
      return honest(name, value, now, leeway)
    }
  }

  static let issuedAtOfAnyType = knownBadVerifier(
    "issued-at-of-any-type", violates: [.tokenClaims], causes: [.timesConverted],
    story: "iat has to be there, and is compared where it is a number."
  ) { steps in
    let honest = steps.isEarly
    steps.isEarly = { name, value, now, leeway in
      if name == "iat", let value, value.number == nil { return false }
      return honest(name, value, now, leeway)
    }
  }

  static let expiryOfAnyTypeOptional = knownBadVerifier(
    "expiry-of-any-type-optional", violates: [.tokenClaims],
    causes: [.expiryOptional, .timesConverted],
    story: "exp is compared where it is there and a number; else the token never expires."
  ) { steps in
    steps.isExpired = { value, now, leeway in value?.number.map { now >= $0 + leeway } ?? false }
  }

  static let ownAudienceTextOnly = knownBadVerifier(
    "own-audience-text-only", violates: [.tokenClaims], causes: [.audienceArrayRefused],
    story: "The contract trusts no other audience, and an array of this one alone is refused.",
    token: .everything(.onlyOwn)
  ) { $0.audience = { value, contract in value == .string(contract.audience) } }

  static let algorithmOptional = knownBadVerifier(
    "algorithm-optional", violates: [.tokenSignature], causes: [.headerChoosesAlgorithm],
    story: "A header without alg is taken for one of ES256, and verified."
  ) { steps in
    steps.algorithm = { $0.header["alg"] == nil ? "ES256" : $0.header.string("alg") }
  }
}
