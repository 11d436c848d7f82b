internal import ConformanceModel

extension GallerySubject {
  static let nonceSupportedRelaxes = legalMatcher(
    "nonce-supported-relaxes",
    story: "A token of an old device, which says `nonce_supported: false`, may lack the claim by "
      + "contract.",
    token: TokenContract(nonceSupported: .claimFalseRelaxes)
  ) { steps in
    steps.beforeComparing = { reading in
      reading["nonce_supported"] == .bool(false) && reading["nonce"] == .absent ? .accepted : nil
    }
  }
}
