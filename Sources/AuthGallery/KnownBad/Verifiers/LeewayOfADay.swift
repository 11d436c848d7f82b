internal import ConformanceModel
internal import ReferenceAuth

extension GallerySubject {
  static let leewayOfADay = knownBadVerifier(
    "leeway-of-a-day",
    violates: [.tokenClaims],
    causes: [.leewayTooLong],
    story: "The leeway is a day, although the contract says none."
  ) { steps in
    steps.isExpired = { value, now, _ in value?.number.map { now >= $0 + 86_400 } }
  }
}
