internal import ConformanceModel

extension GallerySubject {
  static let nonceSupportedFalseSkips = knownBadMatcher(
    "nonce-supported-false-skips",
    violates: [.tokenNonceSupported],
    causes: [.nonceSupportedSkips],
    story: "`nonce_supported: false` switches the comparison off, although anybody can write it."
  ) { steps in
    steps.beforeComparing = { reading in
      reading["nonce_supported"] == .bool(false) ? .accepted : nil
    }
  }
}
