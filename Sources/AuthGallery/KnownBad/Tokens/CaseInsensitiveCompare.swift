internal import ConformanceModel

extension GallerySubject {
  static let caseInsensitiveCompare = knownBadMatcher(
    "case-insensitive-compare",
    violates: [.tokenMismatch, .tokenContract],
    causes: [.caseNotCompared],
    story: "Claim and expectation are compared in lower case."
  ) { steps in
    steps.matches = { claim, expected in
      claim.lowercased().utf8.elementsEqual(expected.lowercased().utf8)
    }
  }
}
