internal import ConformanceModel
internal import ReferenceAuth

extension GallerySubject {
  static let expiryInclusive = knownBadVerifier(
    "expiry-inclusive",
    violates: [.tokenClaims],
    causes: [.expiryInclusive],
    story: "At exp itself the token is still accepted."
  ) { steps in
    steps.isExpired = { value, now, leeway in value?.number.map { now > $0 + leeway } }
  }
}
