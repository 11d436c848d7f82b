internal import ConformanceModel
internal import ReferenceAuth

extension GallerySubject {
  static let paddingNotLookedAt = knownBadVerifier(
    "padding-not-looked-at",
    violates: [.tokenSignature],
    causes: [.rsaPaddingParsed],
    story: "Only the last 32 bytes of the message inside the signature are compared."
  ) { steps in
    steps.isSigned = { signed in
      guard signed.algorithm == "RS256" else { return signed.isSigned(by: signed.named) }
      let digest = SHA256.digest(of: signed.token.signingInput)
      return signed.named.contains { key in
        guard let message = BareRSA.message(signed.token.signature, key) else { return false }
        return message.suffix(32).elementsEqual(digest.bytes)
      }
    }
  }
}
