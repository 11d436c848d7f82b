internal import ConformanceModel

extension GallerySubject {
  static let nulTerminatedCompare = knownBadMatcher(
    "nul-terminated-compare",
    violates: [.tokenMismatch],
    causes: [.comparisonStopsAtNul],
    story: "The comparison stops at NUL, as `strcmp` does."
  ) { steps in
    steps.matches = { claim, expected in claim.utf8.prefix { $0 != 0 }.elementsEqual(expected.utf8)
    }
  }
}
