internal import ConformanceModel

extension GallerySubject {
  static let lookAlikeNormalised = knownBadMatcher(
    "look-alike-normalised",
    violates: [.tokenMismatch],
    causes: [.comparedAsUnicode],
    story: "Invisible letters are dropped and full-width ones made narrow before comparing."
  ) { steps in
    steps.matches = { claim, expected in
      let scalars = claim.unicodeScalars.compactMap { scalar -> UInt32? in
        if scalar.properties.generalCategory == .format { return nil }
        return (0xFF01...0xFF5E).contains(scalar.value) ? scalar.value - 0xFEE0 : scalar.value
      }
      return scalars.elementsEqual(expected.unicodeScalars.map(\.value))
    }
  }
}
