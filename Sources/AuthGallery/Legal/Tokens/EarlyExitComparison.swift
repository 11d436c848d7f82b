internal import ConformanceModel

extension GallerySubject {
  static let earlyExitComparison = legalMatcher(
    "early-exit-comparison",
    story: "The comparison stops at the first difference: a random value used once has no use for "
      + "constant time."
  ) { steps in
    steps.matches = { claim, expected in
      guard claim.utf8.count == expected.utf8.count else { return false }
      for (left, right) in zip(claim.utf8, expected.utf8) where left != right { return false }
      return true
    }
  }
}
