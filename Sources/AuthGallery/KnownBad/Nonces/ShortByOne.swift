internal import ConformanceModel

extension Gallery {
  static let shortByOne = GallerySubject.nonces(
    .knownBad, "short-by-one", violates: [.nonceLengthExact, .nonceLengthDefault],
    causes: [.loopOffByOne],
    story: "the loop runs from 1: one letter too few, and none at all for length 1"
  ) { length, source in
    try LengthError.check(length)
    if length == 1 { return "" }
    return try LetterDraw.rejecting(length - 1, of: LetterDraw.common, below: 195, from: source)
  }
}
