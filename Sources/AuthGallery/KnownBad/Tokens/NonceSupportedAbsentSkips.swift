internal import ConformanceModel

extension GallerySubject {
  static let nonceSupportedAbsentSkips = knownBadMatcher(
    "nonce-supported-absent-skips",
    violates: ["token.missing", "token.nonce-supported", "token.total"],
    story: "Without `nonce_supported` the comparison is switched off."
  ) { steps in
    steps.beforeComparing = { reading in
      reading["nonce_supported"] == .absent ? .accepted : nil
    }
  }
}
