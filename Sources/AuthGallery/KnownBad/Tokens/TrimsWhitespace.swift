internal import ConformanceModel

extension GallerySubject {
  static let trimsWhitespace = knownBadMatcher(
    "trims-whitespace",
    violates: [.tokenMismatch],
    causes: [.whiteSpaceTrimmed],
    story: "White space around the claim is trimmed before comparing."
  ) { steps in
    let isSpace: @Sendable (UInt8) -> Bool = { $0 == 0x20 || (0x09...0x0D).contains($0) }
    steps.matches = { claim, expected in
      let front = claim.utf8.drop(while: isSpace)
      return front.reversed().drop(while: isSpace).elementsEqual(expected.utf8.reversed())
    }
  }
}
