internal import ConformanceModel
internal import ReferenceAuth

extension GallerySubject {
  static let expiredAsBadSignature = knownBadVerifier(
    "expired-as-bad-signature",
    violates: [.tokenClaims],
    causes: [.wrongReason],
    story: "An expired token is reported as badly signed, which sends people to the wrong place."
  ) { steps in
    steps.expired = .rejected(.badSignature)
  }
}
