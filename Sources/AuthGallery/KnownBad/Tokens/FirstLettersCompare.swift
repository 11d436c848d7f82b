internal import ConformanceModel

extension GallerySubject {
  static let firstLettersCompare = knownBadMatcher(
    "first-letters-compare",
    violates: [.tokenMismatch, .tokenTotal],
    causes: [.lettersNotCompared],
    story: "Only the first 16 letters are compared, as if for a log."
  ) { steps in
    steps.matches = { claim, expected in
      claim.utf8.prefix(16).elementsEqual(expected.utf8.prefix(16))
    }
  }
}
