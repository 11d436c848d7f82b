internal import ConformanceModel

extension GallerySubject {
  static let base64urlContract = legalMatcher(
    "base64url-contract",
    story: "The digest travels in base64url, and the contract says so.",
    token: TokenContract(nonceForm: .base64url)
  ) { steps in
    steps.expected = { MatchSteps.claim(.base64url, of: $0) }
  }
}
