internal import ConformanceModel

extension GallerySubject {
  static let suffixCompare = knownBadMatcher(
    "suffix-compare",
    violates: [.tokenMismatch],
    causes: [.suffixCompared],
    story: "Any end of the right claim passes."
  ) { steps in
    steps.matches = { claim, expected in
      expected.utf8.reversed().starts(with: claim.utf8.reversed())
    }
  }
}
