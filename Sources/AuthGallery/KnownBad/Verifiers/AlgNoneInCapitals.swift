internal import ConformanceModel
internal import ReferenceAuth

extension GallerySubject {
  static let algNoneInCapitals = knownBadVerifier(
    "alg-none-in-capitals",
    violates: [.tokenSignature],
    causes: [.algorithmNone],
    story: "The name 'none' is refused, but 'NONE' is taken for it later."
  ) { steps in
    steps.isSigned = { signed in
      if signed.algorithm == "none" { return false }
      return signed.algorithm.lowercased() == "none" || signed.isSigned(by: signed.named)
    }
  }
}
