internal import ConformanceModel
internal import ReferenceAuth

extension GallerySubject {
  static let audienceTextOnly = knownBadVerifier(
    "audience-text-only",
    violates: [.tokenClaims],
    causes: [.audienceArrayRefused],
    story: "An array of audiences is refused, although RFC 7519 allows it."
  ) { steps in
    steps.audience = { value, contract in value == .string(contract.audience) }
  }
}
