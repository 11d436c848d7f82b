internal import ConformanceModel
internal import ReferenceAuth

extension GallerySubject {
  static let expiryInMilliseconds = knownBadVerifier(
    "expiry-in-milliseconds",
    violates: [.tokenClaims],
    causes: [.expiryNotCompared],
    story: "exp is compared in milliseconds with a present in seconds: nothing ever expires."
  ) { steps in
    steps.isExpired = { value, now, leeway in value?.number.map { now >= $0 * 1000 + leeway } }
  }
}
