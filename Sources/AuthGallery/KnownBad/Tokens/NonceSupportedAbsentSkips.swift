internal import ConformanceModel

extension GallerySubject {
  static let nonceSupportedAbsentSkips = knownBadMatcher(
    "nonce-supported-absent-skips",
    violates: [.tokenMissing, .tokenNonceSupported, .tokenTotal],
    causes: [.absentClaimPasses, .nonceSupportedSkips],
    story: "Without `nonce_supported` the comparison is switched off."
  ) { steps in
    steps.beforeComparing = { reading in
      reading["nonce_supported"] == .absent ? .accepted : nil
    }
  }
}
