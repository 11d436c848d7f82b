internal import ConformanceModel

extension GallerySubject {
  static let rejectsEverything = knownBadMatcher(
    "rejects-everything",
    violates: [.tokenAccept, .tokenNonceSupported, .tokenTolerant],
    causes: [.nothingAccepted],
    story: "Every token is rejected: all rows but the positive ones look fine."
  ) { steps in
    steps.matches = { _, _ in false }
  }
}
