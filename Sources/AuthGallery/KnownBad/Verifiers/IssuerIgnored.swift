internal import ConformanceModel
internal import ReferenceAuth

extension GallerySubject {
  static let issuerIgnored = knownBadVerifier(
    "issuer-ignored",
    violates: [.tokenClaims],
    story: "The issuer is not compared."
  ) { steps in
    steps.issuer = { _, _ in true }
  }
}
