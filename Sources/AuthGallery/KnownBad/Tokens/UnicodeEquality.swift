internal import ConformanceModel

extension GallerySubject {
  static let unicodeEquality = knownBadMatcher(
    "unicode-equality",
    violates: [.tokenMismatch],
    causes: [.comparedAsUnicode],
    story: "Raw nonces are compared by `==` on strings, for which the kelvin sign is a K.",
    token: TokenContract(nonceForm: .raw)
  ) { steps in
    steps.expected = { $0 }
    steps.matches = { claim, expected in claim == expected }
  }
}
