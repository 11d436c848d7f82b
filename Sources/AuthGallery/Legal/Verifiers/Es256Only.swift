internal import ConformanceModel
internal import ReferenceAuth

extension GallerySubject {
  static let es256Only = legalVerifier(
    "es256-only",
    story: "Only ES256 is accepted.",
    token: TokenContract(signatures: [.es256], claims: Set(VerifiedClaim.allCases))
  ) { steps in
    let honest = steps.algorithm
    steps.algorithm = { token in honest(token) == "ES256" ? "ES256" : nil }
  }
}
