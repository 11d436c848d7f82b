internal import ConformanceModel
internal import ReferenceAuth

// Verifiers and matchers with two mistakes that one requirement shows: both are named, each with its remedy.
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

  static let anyKeyCritIgnored = knownBadVerifier(
    "any-key-crit-ignored",
    violates: [.tokenSignature],
    causes: [.keyNameIgnored, .critIgnored],
    story: "Every trusted key is tried, and what the header calls critical is passed over."
  ) { steps in
    steps.understands = { _ in true }
    steps.isSigned = { signed in signed.isSigned(by: signed.keys.keys) }
  }

  static let expiryOptionalIssuedAtIgnored = knownBadVerifier(
    "expiry-optional-issued-at-ignored",
    violates: [.tokenClaims],
    causes: [.expiryOptional, .issuedAtNotCompared],
    story: "A token without exp never expires, and an iat may lie in the future."
  ) { steps in
    let (isExpired, isEarly) = (steps.isExpired, steps.isEarly)
    steps.isExpired = { value, now, leeway in
      value == nil ? false : isExpired(value, now, leeway)
    }
    steps.isEarly = { name, value, now, leeway in
      isEarly(name, value, now, leeway).map { name == "nbf" && $0 }
    }
  }

  static let paddedExtraParts = knownBadMatcher(
    "padded-extra-parts",
    violates: [.tokenStructure],
    causes: [.lenientBase64, .partsNotCounted],
    story: "Padding is dropped, and of the parts only the first three are looked at."
  ) { steps in
    steps.read = { token in
      let parts = token.split(separator: ".", omittingEmptySubsequences: false)
      return TokenReading(parts.prefix(3).joined(separator: ".").filter { $0 != "=" })
    }
  }
}

extension GallerySubject {
  static let expiryInclusiveOptional = knownBadVerifier(
    "expiry-inclusive-optional",
    violates: [.tokenClaims],
    causes: [.expiryOptional, .expiryInclusive],
    story: "`if (payload.exp < now) throw`: undefined is not less, and neither is now itself."
  ) { steps in
    steps.isExpired = { value, now, leeway in
      guard let value else { return false }
      return value.number.map { now > $0 + leeway }
    }
  }
}
