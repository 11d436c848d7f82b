internal import ConformanceModel

extension GallerySubject {
  static let prefixCompare = knownBadMatcher(
    "prefix-compare",
    violates: [.tokenMismatch],
    causes: [.prefixCompared],
    story: "Any beginning of the right claim passes: the shorter text decides how much is compared."
  ) { steps in
    steps.matches = { claim, expected in expected.utf8.starts(with: claim.utf8) }
  }
}
