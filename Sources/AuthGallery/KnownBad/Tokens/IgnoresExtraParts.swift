internal import ConformanceModel

extension GallerySubject {
  static let ignoresExtraParts = knownBadMatcher(
    "ignores-extra-parts",
    violates: [.tokenStructure],
    causes: [.partsNotCounted],
    story: "Only the first three parts are looked at."
  ) { steps in
    steps.read = { token in
      let parts = token.split(separator: ".", omittingEmptySubsequences: false)
      return TokenReading(parts.prefix(3).joined(separator: "."))
    }
  }
}
