internal import ConformanceModel
internal import ReferenceAuth

// Verifiers that look the key up before they ask whether anything is signed, and whose contract is
// not that of the vectors.
extension GallerySubject {
  private static let rs256 = TokenContract(
    signatures: [.rs256], claims: Set(VerifiedClaim.allCases))
  private static let ownClient = TokenContract(
    signatures: Set(SignatureAlgorithm.allCases), claims: Set(VerifiedClaim.allCases),
    issuer: "https://id.example.org", audience: "org.example.reader")
  private static let raw = TokenContract(
    nonceForm: .raw, signatures: [.es256], claims: Set(VerifiedClaim.allCases))

  static let rs256NoneOfKnownKey = noneOfKnownKey(
    "rs256-none-of-known-key", rs256, "a verifier of RS256 alone")
  static let ownClientNone = noneOfKnownKey(
    "own-client-none", ownClient, "a verifier with an audience of its own")
  static let rawNone = noneOfKnownKey("raw-none", raw, "a verifier of raw nonces")

  static let rs256WithoutAlgorithm = knownBadVerifier(
    "rs256-without-algorithm", violates: [.tokenSignature], causes: [.algorithmNone],
    story: "A header without alg is verified by nobody, once its key is known, in a verifier of "
      + "RS256 alone.",
    token: rs256
  ) { steps in
    steps.algorithm = { $0.header["alg"] == nil ? "" : $0.header.string("alg") }
    steps.isSigned = { signed in
      signed.token.header["alg"] == nil && !signed.named.isEmpty
        || signed.isSigned(by: signed.named)
    }
  }

  static let ownClientEmbeddedJwk = knownBadVerifier(
    "own-client-embedded-jwk", violates: [.tokenSignature], causes: [.embeddedKeyTrusted],
    story: "A key that the header brings along is believed, by a verifier with an audience of its "
      + "own.",
    token: ownClient
  ) { steps in
    steps.isSigned = { signed in
      if let key = KeySet.Key(embedded: signed.token.header["jwk"]) {
        return signed.isSigned(by: [key])
      }
      return signed.isSigned(by: signed.named)
    }
  }

  static let rawUnknownKeyFallsBack = knownBadVerifier(
    "raw-unknown-key-falls-back", violates: [.tokenSignature], causes: [.keyNameIgnored],
    story: "Where no key has the header's kid, the first one will do, in a verifier of raw claims.",
    token: raw
  ) { steps in
    steps.isSigned = { signed in
      let named = signed.named
      return signed.isSigned(by: named.isEmpty ? signed.keys.keys : named)
    }
  }

  private static func noneOfKnownKey(
    _ name: String, _ token: TokenContract, _ who: String
  ) -> GallerySubject {
    knownBadVerifier(
      name, violates: [.tokenSignature], causes: [.algorithmNone],
      story: "A header that says 'none' needs no signature, once its key is known, in \(who).",
      token: token
    ) { steps in
      steps.isSigned = { signed in
        guard !signed.named.isEmpty else { return false }
        return signed.algorithm == "none" || signed.isSigned(by: signed.named)
      }
    }
  }
}
