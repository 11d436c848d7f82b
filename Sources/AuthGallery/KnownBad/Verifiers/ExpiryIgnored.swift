internal import ConformanceModel
internal import ReferenceAuth

extension GallerySubject {
  static let expiryIgnored = knownBadVerifier(
    "expiry-ignored",
    violates: [.tokenClaims],
    causes: [.expiryNotCompared],
    story: "The end of validity is not looked at."
  ) { steps in
    steps.isExpired = { _, _, _ in false }
  }
}
