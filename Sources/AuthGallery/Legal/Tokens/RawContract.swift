internal import ConformanceModel

extension GallerySubject {
  static let rawContract = legalMatcher(
    "raw-contract",
    story: "The raw nonce is sent to the provider, and the contract says so.",
    token: TokenContract(nonceForm: .raw)
  ) { steps in
    steps.expected = { $0 }
  }
}
