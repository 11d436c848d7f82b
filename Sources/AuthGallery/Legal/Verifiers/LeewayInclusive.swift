internal import ConformanceModel
internal import ReferenceAuth

extension GallerySubject {
  static let leewayInclusive = legalVerifier(
    "leeway-inclusive",
    story: "Where a leeway is granted anyway, its last second counts as within it.",
    token: TokenContract(
      signatures: Set(SignatureAlgorithm.allCases), claims: Set(VerifiedClaim.allCases), leeway: 30)
  ) { steps in
    steps.isExpired = { value, now, leeway in value?.number.map { now > $0 + leeway } }
  }
}
