internal import ConformanceModel
internal import ReferenceAuth

// Verifiers that look at a claim, and not closely enough.
extension GallerySubject {
  static let issuedAtOptional = knownBadVerifier(
    "issued-at-optional", violates: [.tokenClaims], causes: [.issuedAtOptional],
    story: "iat is compared where it is there."
  ) { steps in
    let honest = steps.isEarly
    steps.isEarly = { name, value, now, leeway in
      value == nil || value == .null ? false : honest(name, value, now, leeway)
    }
  }

  static let ageNotLimited = knownBadVerifier(
    "age-not-limited", violates: [.tokenClaims], causes: [.ageNotLimited],
    story: "Ten minutes are the contract's limit, and exp alone is looked at.",
    token: .tenMinutesOld
  ) { $0.isTooOld = { _, _, _ in false } }

  static let typeNotLookedAt = knownBadVerifier(
    "type-not-looked-at", violates: [.tokenClaims], causes: [.timesConverted],
    story: "iat is declared to be a number, and a text or an array passes.",
    token: .issuedAtByType
  ) { $0.hasType = { _, _ in true } }

  static let expiryAsText = knownBadVerifier(
    "expiry-as-text", violates: [.tokenClaims], causes: [.comparedAsText],
    story: "exp and the present are compared letter by letter, as texts of a database are."
  ) { steps in
    steps.isExpired = { value, now, leeway in
      guard case .number(let text)? = value else { return nil }
      return String(Int(now - leeway)) >= text
    }
  }

  static let subjectOptional = knownBadVerifier(
    "subject-optional", violates: [.tokenSubject], causes: [.subjectOptional],
    story: "The account without sub is that of nobody, and of everybody."
  ) { $0.subject = { _ in true } }

  static let subjectEmpty = knownBadVerifier(
    "subject-empty", violates: [.tokenSubject], causes: [.subjectNotText],
    story: "sub has to be there, and may be empty."
  ) { $0.subject = { if case .string? = $0 { true } else { false } } }

  static let furtherAudienceTrusted = knownBadVerifier(
    "further-audience-trusted", violates: [.tokenAzp], causes: [.furtherAudienceTrusted],
    story: "The contract trusts no other audience; the array is only searched for its own.",
    token: .everything(.onlyOwn)
  ) { $0.authorizedParty = { _, _ in true } }

  static let partyOptional = knownBadVerifier(
    "party-optional", violates: [.tokenAzp], causes: [.furtherAudienceTrusted],
    story: "azp is compared where it is there, and several audiences do not demand it.",
    token: .everything(.authorizedParty)
  ) { steps in
    steps.authorizedParty = { payload, contract in
      payload["azp"].map { $0 == .string(contract.audience) } ?? true
    }
  }

  static let partyNotCompared = knownBadVerifier(
    "party-not-compared", violates: [.tokenAzp], causes: [.authorizedPartyNotCompared],
    story: "Several audiences demand an azp, which may be anybody's.",
    token: .everything(.authorizedParty)
  ) { steps in
    steps.authorizedParty = { payload, _ in
      if case .array(let all)? = payload["aud"], all.count > 1 {
        return payload.string("azp") != nil
      }
      return true
    }
  }

  static let codeHashOptional = knownBadVerifier(
    "code-hash-optional", violates: [.tokenCodeHash], causes: [.codeHashOptional],
    story: "c_hash is compared where it is there.", token: .comparingCodes
  ) { steps in
    let honest = steps.codeHash
    steps.codeHash = { $0 == nil || honest($0, $1) }
  }

  static let codeHashIgnored = knownBadVerifier(
    "code-hash-ignored", violates: [.tokenCodeHash], causes: [.codeHashNotCompared],
    story: "The contract speaks of c_hash, the code does not.", token: .comparingCodes
  ) { $0.codeHash = { _, _ in true } }

  static let codeHashPrefix = knownBadVerifier(
    "code-hash-prefix", violates: [.tokenCodeHash], causes: [.codeHashLenient],
    story: "The digest only has to begin with c_hash.", token: .comparingCodes
  ) { steps in
    steps.codeHash = { value, code in
      guard case .string(let text)? = value else { return false }
      return !text.isEmpty && SHA256.digest(of: code).base64URL.hasPrefix(text)
    }
  }

  static let notificationSignsIn = knownBadVerifier(
    "notification-signs-in", violates: [.tokenTypeConfusion], causes: [.otherKindAccepted],
    story: "Notifications have no nonce, so that one function for both asks them for none."
  ) { steps in
    let isSigned = steps.isSigned
    steps.beforeVerifying = { token, attempt in
      guard token.payload["events"] != nil, token.payload["nonce"] == nil else { return nil }
      let signed = VerifierSteps.Signed(
        token: token, algorithm: token.header.string("alg") ?? "",
        keys: attempt.keys ?? KeySet(keys: []))
      return isSigned(signed) ? .accepted : .rejected(.badSignature)
    }
  }
}

extension TokenContract {
  /// Of a verifier that looks at everything, and compares codes.
  static var comparingCodes: TokenContract {
    var contract = everything
    contract.verifiesCodeHash = true
    return contract
  }

  /// Of a verifier that looks at everything, and has a rule for further audiences.
  /// Verifies all claims, and takes no token that is older than ten minutes.
  static let tenMinutesOld = TokenContract(
    signatures: Set(SignatureAlgorithm.allCases), claims: Set(VerifiedClaim.allCases),
    maximumAge: 600)

  /// Verifies all claims but `iat`, of which it looks at the type.
  static let issuedAtByType = TokenContract(
    signatures: Set(SignatureAlgorithm.allCases),
    claims: Set(VerifiedClaim.allCases).subtracting([.iat]), typeOnly: [.iat])

  static func everything(_ furtherAudiences: AudienceRule) -> TokenContract {
    var contract = everything
    contract.furtherAudiences = furtherAudiences
    return contract
  }
}
