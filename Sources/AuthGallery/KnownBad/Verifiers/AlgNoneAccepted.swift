internal import ConformanceModel
internal import ReferenceAuth

extension GallerySubject {
  static let algNoneAccepted = knownBadVerifier(
    "alg-none-accepted",
    violates: [.tokenSignature],
    causes: [.algorithmNone],
    story: "A header that says 'none' in any case needs no signature."
  ) { steps in
    steps.isSigned = { signed in
      signed.algorithm.lowercased() == "none" || signed.isSigned(by: signed.named)
    }
  }
}
