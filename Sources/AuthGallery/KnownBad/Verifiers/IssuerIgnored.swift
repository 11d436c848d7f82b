internal import ConformanceModel
internal import ReferenceAuth

extension GallerySubject {
  static let issuerIgnored = knownBadVerifier(
    "issuer-ignored",
    violates: [.tokenClaims],
    causes: [.issuerNotCompared],
    story: "The issuer is not compared."
  ) { steps in
    steps.issuer = { _, _ in true }
  }
}
