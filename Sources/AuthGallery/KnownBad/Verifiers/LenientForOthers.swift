internal import ConformanceModel
internal import ReferenceAuth

// Lenient readers whose contract is not that of the vectors: every broken token has to be made for
// them, or another reason would refuse it.
extension GallerySubject {
  private static let ownClient = TokenContract(
    signatures: Set(SignatureAlgorithm.allCases), claims: Set(VerifiedClaim.allCases),
    issuer: "https://id.example.org", audience: "org.example.reader")
  private static let rs256 = TokenContract(
    signatures: [.rs256], claims: Set(VerifiedClaim.allCases))

  static let ownClientCutsParts = knownBadVerifier(
    "own-client-cuts-parts", violates: [.tokenStructure], causes: [.partsNotCounted],
    story: "Three parts are taken out of any number, by a verifier with an audience of its own.",
    token: ownClient
  ) { steps in
    steps.read = { token in
      let parts = token.split(separator: ".", omittingEmptySubsequences: false)
      return try? IdentityToken(parsing: parts.prefix(3).joined(separator: "."))
    }
  }

  static let rs256StripsBearer = knownBadVerifier(
    "rs256-strips-bearer", violates: [.tokenStructure], causes: [.tokenUnwrapped],
    story: "The scheme is taken off wherever a token is read, by a verifier of RS256 alone.",
    token: rs256
  ) { steps in
    steps.read = { token in
      try? IdentityToken(
        parsing: token.hasPrefix("Bearer ") ? String(token.dropFirst(7)) : token)
    }
  }

  static let rs256ReadsSignatureLeniently = knownBadVerifier(
    "rs256-reads-signature-leniently", violates: [.tokenStructure],
    causes: [.lenientSignatureBase64],
    story: "What is no letter is left out of the third part, by a verifier of RS256 alone.",
    token: rs256
  ) { steps in
    steps.read = { token in
      var parts = token.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 3 else { return nil }
      parts[2] = lenientlyRead(parts[2])
      return try? IdentityToken(parsing: parts.joined(separator: "."))
    }
  }

  static let base64urlReadsLeniently = knownBadVerifier(
    "base64url-reads-leniently", violates: [.tokenStructure], causes: [.lenientBase64],
    story: "What is no letter is left out of header and payload, where the claim is base64url.",
    token: TokenContract(nonceForm: .base64url, claims: Set(VerifiedClaim.allCases))
  ) { steps in
    steps.read = { token in
      let parts = token.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 3 else { return nil }
      let read = [lenientlyRead(parts[0]), lenientlyRead(parts[1]), parts[2]]
      return try? IdentityToken(parsing: read.joined(separator: "."))
    }
  }
}
