internal import ConformanceModel
internal import ReferenceAuth

extension GallerySubject {
  static let zeroSignatureAccepted = knownBadVerifier(
    "zero-signature-accepted",
    violates: [.tokenSignature],
    causes: [.zeroSignature],
    story: "r and s are not checked for zero, so that (0, 0) fits every message."
  ) { steps in
    steps.isSigned = { signed in
      let isZero =
        signed.token.signature.count == 64 && signed.token.signature.allSatisfy { $0 == 0 }
      return signed.algorithm == "ES256" && isZero && !signed.named.isEmpty
        || signed.isSigned(by: signed.named)
    }
  }
}
