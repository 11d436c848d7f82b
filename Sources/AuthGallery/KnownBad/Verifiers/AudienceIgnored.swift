internal import ConformanceModel
internal import ReferenceAuth

extension GallerySubject {
  static let audienceIgnored = knownBadVerifier(
    "audience-ignored",
    violates: [.tokenClaims],
    causes: [.audienceNotCompared],
    story: "The audience is not compared: a token for any other app will do."
  ) { steps in
    steps.audience = { _, _ in true }
  }
}
