internal import ConformanceModel
internal import ReferenceAuth

// Verifiers that refuse some of what they ought to accept.
extension GallerySubject {
  static let subjectByPattern = knownBadVerifier(
    "subject-by-pattern", violates: [.tokenSubject], causes: [.subjectRefused],
    story: "sub must look like the ones seen so far: digits, a dot, 32 hex digits, a dot, digits."
  ) { steps in
    steps.subject = { value in
      guard case .string(let text)? = value else { return false }
      return text.wholeMatch(of: /\d+\.[0-9a-f]{32}\.\d+/) != nil
    }
  }

  static let partyOfOneAudienceRefused = knownBadVerifier(
    "party-of-one-audience-refused", violates: [.tokenAzp], causes: [.authorizedPartyRefused],
    story: "azp belongs to several audiences: beside a single one it is refused.",
    token: .everything(.authorizedParty)
  ) { steps in
    let honest = steps.authorizedParty
    steps.authorizedParty = { payload, contract in
      let isAlone: Bool = if case .array(let all)? = payload["aud"] { all.count < 2 } else { true }
      return isAlone ? payload["azp"] == nil : honest(payload, contract)
    }
  }

  static let codeHashOfNothing = knownBadVerifier(
    "code-hash-of-nothing", violates: [.tokenCodeHash], causes: [.codeHashRefused],
    story: "c_hash is compared with the digest of a code that is gone from the request by then.",
    token: .comparingCodes
  ) { steps in
    steps.codeHash = { value, _ in
      value == .string(Base64URL.encode(Array(SHA256.digest(of: "").bytes.prefix(16))))
    }
  }

}

extension GallerySubject {
  static let notBeforeRefused = knownBadVerifier(
    "not-before-refused", violates: [.tokenClaims], causes: [.validTokenRefused],
    story: "Apple sends no nbf: a token that has one is refused, whatever it says."
  ) { steps in
    let honest = steps.isEarly
    steps.isEarly = { name, value, now, leeway in
      name == "nbf" && value != nil ? true : honest(name, value, now, leeway)
    }
  }
}
