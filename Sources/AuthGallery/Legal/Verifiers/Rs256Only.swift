internal import ConformanceModel
internal import ReferenceAuth

extension GallerySubject {
  static let rs256Only = legalVerifier(
    "rs256-only",
    story: "Only Apple's own algorithm is accepted; ES256 is refused.",
    token: TokenContract(signatures: [.rs256], claims: Set(VerifiedClaim.allCases))
  ) { steps in
    let honest = steps.algorithm
    steps.algorithm = { token in honest(token) == "RS256" ? "RS256" : nil }
  }
}
