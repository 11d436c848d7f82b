internal import ConformanceModel

extension GallerySubject {
  static let trapsOnTwoParts = knownBadMatcher(
    "traps-on-two-parts",
    violates: [.tokenStructure, .tokenTotal],
    causes: [.indexUnchecked],
    story: "The second and third part are taken without counting the parts."
  ) { steps in
    steps.read = { token in
      let parts = token.split(separator: ".", omittingEmptySubsequences: false)
      return TokenReading("\(parts[0]).\(parts[1]).\(parts[2])")
    }
  }
}
