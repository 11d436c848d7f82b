internal import ConformanceModel
internal import ConformanceStatistics
internal import ReferenceAuth

// Verifiers that accept other signatures than RFC 7518's, and whose contract is not that of the
// vectors: each forgery has to be made for their audience, or for raw claims.
extension GallerySubject {
  private static let ownClient = TokenContract(
    signatures: Set(SignatureAlgorithm.allCases), claims: Set(VerifiedClaim.allCases),
    audience: "org.example.reader")
  private static let raw = TokenContract(
    nonceForm: .raw, signatures: Set(SignatureAlgorithm.allCases),
    claims: Set(VerifiedClaim.allCases))

  static let ownClientDerAccepted = knownBadVerifier(
    "own-client-der-accepted", violates: [.tokenSignature], causes: [.otherSignatureEncoding],
    story: "An ES256 signature may be in DER as well, for an audience of the verifier's own.",
    token: ownClient
  ) { steps in
    steps.isSigned = VerifierSteps.readingDER
  }

  static let rawPaddingSkipped = knownBadVerifier(
    "raw-padding-skipped", violates: [.tokenSignature], causes: [.rsaPaddingParsed],
    story: "The padding of an RS256 signature is skipped, in a verifier of raw claims.", token: raw
  ) { steps in
    steps.isSigned = VerifierSteps.skippingPadding
  }

  static let ownClientSha1Accepted = knownBadVerifier(
    "own-client-sha1-accepted", violates: [.tokenSignature], causes: [.otherSignatureHash],
    story: "Where SHA-256 does not fit an RS256 signature, SHA-1 is tried, for an audience of the "
      + "verifier's own.",
    token: ownClient
  ) { steps in
    steps.isSigned = { signed in
      signed.isSigned(by: signed.named)
        || signed.named.contains { key in
          let name: [UInt8] = [
            0x30, 0x21, 0x30, 0x09, 0x06, 0x05, 0x2B, 0x0E, 0x03, 0x02, 0x1A, 0x05, 0x00, 0x04,
            0x14,
          ]
          let tail = [0] + name + OtherSHA.sha1(Array(signed.token.signingInput))
          let filler = [UInt8](repeating: 0xFF, count: 254 - tail.count)
          return BareRSA.message(signed.token.signature, key) == [0, 1] + filler + tail
        }
    }
  }
}
