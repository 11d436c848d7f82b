internal import ConformanceModel
internal import ReferenceAuth

extension GallerySubject {
  static let expiryOptional = knownBadVerifier(
    "expiry-optional",
    violates: [.tokenClaims],
    causes: [.expiryOptional],
    story: "A token without exp is taken for one that never expires."
  ) { steps in
    steps.isExpired = { value, now, leeway in
      guard let value else { return false }
      return value.number.map { now >= $0 + leeway }
    }
  }
}
