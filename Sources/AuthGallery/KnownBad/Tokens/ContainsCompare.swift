internal import ConformanceModel

extension GallerySubject {
  static let containsCompare = knownBadMatcher(
    "contains-compare",
    violates: [.tokenMismatch, .tokenContract],
    causes: [.claimContained],
    story: "A claim that contains the right one passes."
  ) { steps in
    steps.matches = { claim, expected in claim.contains(expected) }
  }
}
